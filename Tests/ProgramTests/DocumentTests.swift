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
      let schema = try String(
        contentsOf: Support.package.appending(path: "data/\(BareSession.schema).gschema.xml"),
        encoding: .utf8)
      let keys = schema.matches(of: /(?s)<key name="([^"]+)".*?<default>(.*?)<\/default>/)
      #expect(keys.count > 20)
      for (_, name, value) in keys.map(\.output) {
        let row = document.text.split(separator: "\n").first {
          $0.hasPrefix("| `") && $0.split(separator: "|")[0].contains("`\(name)`")
        }
        let cells = try #require(row, "\(name)").split(separator: "|")
        // The key bindings have a table of their own.
        #expect(cells[1].contains("`\(value)`") || name == "key-bindings", "\(name)")
      }
    }

    /// Parts of commands that need something missing here, or stand for the reader's own words.
    nonisolated static let others = [
      "ime-cli doctor", "ime-cli feedback", "ime-cli monitor", "ime-cli record", "ime-cli replay",
      "ime-cli try", "ime-cli why", "--recording", " pms", "FILE", " ID", " KEY", " NAME",
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
