import Foundation
import FoundationXML
import Testing

@testable import TestSession

extension ProgramTests {
  /// The engines as the program lists them for IBus.
  @Suite @MainActor struct XMLTests {
    @Test func `the preferences open with the engine that is named`() throws {
      let program = try Programs.engine().resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "ibus-setup-callout").path
      let hasSetup = FileManager.default.isExecutableFile(atPath: program)
      let root = try XMLDocument(
        xmlString: Outcome(Programs.engine(), ["--xml"]).output
      ).rootElement()
      let engines = try #require(root).elements(forName: "engine")
      #expect(engines.count > Exemplars.all.count)
      for engine in engines {
        let name = try #require(engine.text(of: "name"))
        let command = name == "callout" ? program : "\(program) \(name)"
        #expect(engine.text(of: "setup") == (hasSetup ? command : nil))
      }
    }

    // IBus waits for it at its start. The other program is a small one that uses libibus, too.
    @Test func `the engines are listed at once, beside a program that prints one line`() throws {
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
      // In turns, and the shortest time is used: the machine may be busy.
      for _ in 0..<20 {
        ours = min(ours, try time(Programs.engine(), "--xml"))
        other = min(other, try time(URL(filePath: "/usr/bin/ibus"), "version"))
      }
      let figures = [ours, other, ours / other].map { String(format: "%.1f", $0) }
      print("--xml: \(figures[0]) ms; ibus version: \(figures[1]); \(figures[2]) times as long")
      // 16 times in a debug build, 7 in a shipped one.
      #expect(ours / other < 30)
    }
  }
}

extension XMLElement {
  fileprivate func text(of child: String) -> String? {
    elements(forName: child).first?.stringValue
  }
}
