import Foundation
import FoundationXML
import Testing

@testable import TestSession

extension ProgramTests {
  /// The engines as the program tells them to IBus.
  @Suite @MainActor struct XMLTests {
    @Test func `the engines are well-formed XML with all that desktops need`() throws {
      let outcome = try Outcome(Programs.engine(), ["--xml"])
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      let root = try #require(try XMLDocument(xmlString: outcome.output).rootElement())
      #expect(root.name == "engines")
      let engines = root.elements(forName: "engine")
      #expect(engines.count > Exemplars.all.count)
      // The preferences open with the engine they are asked for.
      let program = try Programs.engine().resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "ibus-setup-callout").path
      let hasSetup = FileManager.default.isExecutableFile(atPath: program)
      func setup(of name: String) -> String {
        name == "callout" ? program : "\(program) \(name)"
      }
      for engine in engines {
        for name in ["name", "longname", "language", "symbol"] {
          #expect(engine.text(of: name)?.isEmpty == false, "\(name) of \(engine)")
        }
        let name = engine.text(of: "name") ?? ""
        #expect(engine.text(of: "setup") == (hasSetup ? setup(of: name) : nil))
        #expect(engine.text(of: "layout") == "default")
        #expect(engine.text(of: "rank") == "0")
        #expect(engine.text(of: "icon_prop_key") == "InputMode")
        // What GNOME's settings accept as a language.
        let language = engine.text(of: "language") ?? ""
        #expect(language != "und", "GNOME lists it as undetermined")
        if engine.text(of: "name") == "callout" {
          // GNOME lists it as "Multiple languages (Hold for Accents)", which people can search for.
          #expect(language == "mul" && engine.text(of: "longname") == "Hold for Accents")
        }
        #expect(language.wholeMatch(of: /[A-Za-z][a-z]?[a-z]?(_[A-Z][A-Z])?/) != nil, "\(language)")
      }
    }

    @Test func `there is an engine for all locales and one for each`() throws {
      let outcome = try Outcome(Programs.engine(), ["--xml"])
      let root = try #require(try XMLDocument(xmlString: outcome.output).rootElement())
      let names = root.elements(forName: "engine").compactMap { $0.text(of: "name") }
      #expect(Set(names).count == names.count)
      #expect(Set(names).isSuperset(of: ["callout"] + Exemplars.all.keys.map { "callout:\($0)" }))
    }

    @Test func `the engines are told without home, display, bus or network`() throws {
      // IBus runs the program from package scripts, as root and in containers.
      let expected = try Outcome(Programs.engine(), ["--xml"]).output
      let data = ProcessInfo.processInfo.environment.filter { $0.key == "IBUS_CALLOUT_DATA" }
      let bare = try Outcome(Programs.engine(), ["--xml"], environment: data, files: nil)
      #expect(bare.output == expected)
      let unshare = URL(filePath: "/usr/bin/unshare")
      let isolated = ["--map-root-user", "--net"]
      // Not everywhere may a user take the network away from a program.
      guard try Outcome(unshare, isolated + ["true"]).status == 0 else { return }
      let command = isolated + [try Programs.engine().path, "--xml"]
      #expect(try Outcome(unshare, command, environment: data).output == expected)
    }

    // IBus waits for it when it starts. The other program is a small one that uses libibus, too.
    @Test func `the engines are told at once, beside a program that says one line`() throws {
      func time(_ program: URL, _ argument: String) throws -> Double {
        let process = Process()
        process.executableURL = program
        process.arguments = [argument]
        process.environment = Programs.environment
        process.standardOutput = FileHandle.nullDevice
        let start = ContinuousClock.now
        try process.runUnmasked()
        process.waitUntilExit()
        return (ContinuousClock.now - start) / .milliseconds(1)
      }
      var (ours, other) = (Double.infinity, Double.infinity)
      // In turns, and the least counts: the machine may have more to do than this.
      for _ in 0..<20 {
        ours = min(ours, try time(Programs.engine(), "--xml"))
        other = min(other, try time(URL(filePath: "/usr/bin/ibus"), "version"))
      }
      let figures = [ours, other, ours / other].map { String(format: "%.1f", $0) }
      print("--xml: \(figures[0]) ms; ibus version: \(figures[1]); \(figures[2]) times as long")
      // 16 times in a debug build, 7 in one that is shipped.
      #expect(ours / other < 30)
    }
  }
}

extension XMLElement {
  fileprivate func text(of child: String) -> String? {
    elements(forName: child).first?.stringValue
  }
}
