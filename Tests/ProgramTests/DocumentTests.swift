import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The README and the documents that it links to.
  @Suite @MainActor struct DocumentTests {
    @Test func `the first page is short`() throws {
      let page = try #require(Document.all.first)
      #expect(page.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    }

    @Test(arguments: Document.all)
    func `every link has a target`(document: Document) throws {
      for link in document.links {
        guard let (file, anchor) = document.target(of: link) else { continue }
        #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
        guard let anchor else { continue }
        let other = Document.all.first { Support.package.appending(path: $0.path) == file }
        #expect(try #require(other, "\(link)").anchors.contains(anchor), "\(link)")
      }
    }

    @Test func `every document can be reached from the first page`() throws {
      var reached: Set = ["README.md"]
      var next = Document.all.filter { $0.path == "README.md" }
      while let document = next.popLast() {
        let files = document.links.compactMap { document.target(of: $0)?.file }
        for other in Document.all where !reached.contains(other.path) {
          let place = Support.package.appending(path: other.path)
          guard files.contains(where: { place == $0 || Self.holds($0, place) }) else { continue }
          reached.insert(other.path)
          next.append(other)
        }
      }
      #expect(Set(Document.all.map(\.path)).subtracting(reached) == [])
    }

    @Test func `every picture is in a document`() throws {
      let folder = Support.package.appending(path: "data/screenshots")
      let shown = Set(
        Document.all.flatMap { document in
          document.links.compactMap { document.target(of: $0)?.file.lastPathComponent }
        })
      let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      for picture in pictures where !picture.hasSuffix(".md") {
        #expect(shown.contains(picture), "\(picture)")
      }
    }

    @Test func `the table of settings has all of them, with their defaults`() throws {
      let document = try #require(Document("data/documentation/settings.md"))
      let keys = try Self.schema.matches(of: /(?s)<key name="([^"]+)".*?<default>(.*?)<\/default>/)
      #expect(keys.count > 20)
      for (_, name, value) in keys.map(\.output) {
        let row = document.text.split(separator: "\n").first {
          $0.hasPrefix("| `") && $0.split(separator: "|")[0].contains("`\(name)`")
        }
        let cells = try #require(row, "\(name)").split(separator: "|")
        // The key bindings have a table of their own.
        #expect(cells[1].contains("`\(value)`") || name == "key-bindings", "\(name)")
      }
      let named = document.rows(below: "All settings").flatMap { $0[0].codes }
      #expect(Set(named).subtracting(keys.map { String($0.1) }) == [])
    }

    private static var schema: String {
      get throws {
        try String(
          contentsOf: Support.package.appending(path: "data/\(BareSession.schema).gschema.xml"),
          encoding: .utf8)
      }
    }

    @Test func `the table of keyboard shortcuts is the setting's default`() throws {
      let document = try #require(Document("data/documentation/settings.md"))
      let shown = document.rows(below: "Keyboard shortcuts").map { row in
        let keys = row[0].lowercased().split(separator: "+")
        let modifiers = keys.dropLast().map { "<\($0)>" }.joined()
        return "\(modifiers)\(keys.last ?? "")=\(row[1].codes.joined().lowercased())"
      }
      let stored = try Self.schema.firstMatch(of: /(?s)"key-bindings".*?<default>(.*?)<\/default>/)
      let bindings = try #require(stored).1.lowercased()
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .matches(of: /'([^']+)'/).map { String($0.1) }
      #expect(shown == bindings)
    }

    /// What each row of the table of keys means: keys for `ime-cli type`, and the text that results.
    nonisolated static let keys: [String: [(script: String, text: String)]] = [
      "`1` … `9`, row or keypad, or a click": [
        ("hold:e 2", "è"), ("hold:e KP_2", "è"), ("hold:e click:3", "ê"),
      ],
      "← → Tab Shift+Tab": [
        ("hold:e Right Right Left Return", "é"), ("hold:e Tab Tab Shift+Tab Return", "é"),
      ],
      "↑ ↓ Page Up, Page Down": [
        ("hold:e Down 1", "ė"), ("hold:e Page_Down 1", "ė"), ("hold:e Down Up 1", "é"),
        ("hold:e Page_Down Page_Up 1", "é"), ("hold:e Right Down Up Return", "é"),
      ],
      "Return, Space": [
        ("hold:e Right Return", "é"), ("hold:e Right space", "é"), ("hold:e space t", "e t"),
      ],
      "Shift": [("hold:e Shift_L 1", "É"), ("hold:e Shift_L Shift_L 1", "é")],
      "Insert, or Shift+↑": [("hold:e Right Insert 2", "è"), ("hold:e Right Shift+Up 2", "è")],
      "Escape": [("hold:e Escape 1", "e1")],
      "BackSpace": [("t hold:e BackSpace 1", "t1")],
      "any other key": [("hold:e t", "et")],
    ]

    @Test func `the keys of a list do what the document says`() throws {
      let document = try #require(Document("data/documentation/using.md"))
      let rows = document.rows(below: "The keys of a list").map { $0[0] }
      #expect(Set(rows) == Set(Self.keys.keys))
      for (row, cases) in Self.keys {
        for (script, text) in cases {
          let typed = try ScriptTyping.text(
            of: script, in: "fr", on: "us", settings: ["rare-letters=true"])
          #expect(typed == text, "\(row): \(script)")
        }
      }
    }

    @Test func `every command of ime-cli exists`() throws {
      let mentions = Document.all.flatMap { document in
        document.text.matches(of: /(?m)(?:`|^)ime-cli ([a-z]+)/).map {
          (document.path, String($0.1))
        }
      }
      #expect(mentions.count > 50)
      let help = try Outcome(Programs.cli(), ["--experimental-dump-help"]).output
      let known = Set(help.matches(of: /"commandName" : "([^"]+)"/).map { String($0.1) })
      for (path, command) in mentions { #expect(known.contains(command), "\(path)") }
    }

    @Test func `what documents name of the project exists`() throws {
      let files = Set(
        ["Sources", "Tests", "data", "packaging"].flatMap { folder in
          FileManager.default.enumerator(atPath: Support.package.appending(path: folder).path)?
            .compactMap { ($0 as? String).map { "\(folder)/\($0)" } } ?? []
        })
      let suites = Set(files.filter { $0.hasSuffix("Tests.swift") }.map(Self.name))
      for document in Document.all {
        let paths = document.text.matches(of: /\b(?:packaging|Tests)\/[\w\/.+-]*\w/)
        for path in paths.map({ String($0.output) }) {
          #expect(files.contains(path), "\(document)")
        }
        let tests = document.prose.matches(of: /`(\w+Tests)`/)
        for name in tests.map({ String($0.1) }) {
          #expect(suites.contains(name) || files.contains("Tests/\(name)"), "\(document)")
        }
      }
    }

    private static func name(of path: String) -> String {
      URL(filePath: path).deletingPathExtension().lastPathComponent
    }

    /// Parts of commands that need something missing here, or stand for the reader's own words.
    nonisolated static let others = [
      "ime-cli doctor", "ime-cli feedback", "ime-cli monitor", "ime-cli record", "ime-cli replay",
      "ime-cli try", "ime-cli why", "--recording", " kpe", "FILE", " ID", " KEY", " NAME",
      "rsvg-convert",
    ]

    @Test func `commands for a terminal work as they are printed`() throws {
      let commands = Document.all.flatMap { $0.commands(of: "ime-cli") }
        .filter { command in !Self.others.contains { command.contains($0) } }
      #expect(commands.count > 20)
      let session = try BareSession.withSchema(engines: ["callout:en"])
      let program = try Programs.cli().deletingLastPathComponent().path
      var environment = session.environment
      environment["PATH"] = "\(program):\(environment["PATH"] ?? "/usr/bin:/bin")"
      for command in commands {
        let outcome = try Outcome(
          URL(filePath: "/bin/bash"), ["-c", "cd \"$HOME\" && \(command)"],
          environment: environment, files: nil)
        #expect(outcome.status == 0, "\(command): \(outcome.errors)")
      }
    }

    private static func holds(_ folder: URL, _ file: URL) -> Bool {
      let parent = file.deletingLastPathComponent().standardizedFileURL.path
      return [parent, parent + "/"].contains(folder.path)
    }
  }
}
