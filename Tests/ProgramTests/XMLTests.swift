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
  }
}

extension XMLElement {
  fileprivate func text(of child: String) -> String? {
    elements(forName: child).first?.stringValue
  }
}
