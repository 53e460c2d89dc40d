import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Things that are not files in the place of the user's files, while typing.
  @Suite @MainActor struct HostileFileTests {
    /// The paths of the user's files.
    private static let paths = [
      "locales/fr.json", "locales/xx.json", "themes/own.json", "state/ibus-callout/emoji.json",
      "home/.XCompose",
    ]
    private static let arguments: [String] = .settings(
      "hold-delay=150", "letter-source='locale'", "theme='own'",
      "key-bindings=['F9=keyboardType:emojis']")

    @Test func `pipes delay no key, and each is named once`() throws {
      let session = try BareSession.started()
      #expect(try TranscriptTests.shell("pipes", session.environment).status == 0)
      let (engine, client) = try session.startTyping(Self.arguments)
      // The key right of p is a dead circumflex on the French layout.
      try client.expect("êt", after: .tap("[") + .tap("e") + .tap("t"))
      try client.expect("êté", after: .hold("e") + .tap(.digit(1)))
      try client.expect("êté😀", after: .tap(.f9) + .tap(.digit(1)))
      for path in Self.paths {
        let lines = engine.log.split(separator: "\n").filter { $0.contains(path) }
        #expect(lines.count == 1, "\(path): \(engine.log)")
        #expect(lines.first?.contains("it is a pipe or a device, not a file") == true)
      }
      // The emoji that was picked has not taken the place of what was there.
      let file = session.folder.appending(path: "home/.local/state/ibus-callout/emoji.json").path
      let type = try FileManager.default.attributesOfItem(atPath: file)[.type]
      #expect(type as? FileAttributeType != .typeRegular)
    }
  }
}
