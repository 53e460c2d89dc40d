import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Emoji through a real ibus-daemon.
  @Suite @MainActor struct EmojiTests {
    private static let arguments: [String] = .settings(
      "hold-delay=150", "key-bindings=['F9=keyboardType:emojis']")

    @Test func `recent emoji survive the end of the engine`() throws {
      let (session, client) = try BareSession.withClient(Self.arguments)
      let open = try client.perform(.tap(.f9))
      #expect(open.list.first == "😀")
      try client.expect("🦦", after: .text("loutre") + .tap(.digit(1)))
      try client.expect("🦦👍", after: .tap(.f9) + .text("pouce") + .tap(.digit(1)))
      try client.expect("🦦👍👍🏻", after: .tap(.f9) + .hold(.digit(1)) + .tap(.digit(2)))
      try session.wait(for: "the file") { Self.stored(session) == ["👍🏻", "🦦"] }
      try session.endWorker()
      try session.wait(for: "the engine") { try client.field.engine == "callout:fr" }
      try client.open()
      #expect(try client.perform(.tap(.f9)).list == ["👍🏻", "🦦"])
      try client.expect("🦦", after: .tap(.digit(2)))
    }

    @Test func `an open list takes little memory`() throws {
      let (session, client) = try BareSession.withClient(engines: ["callout:ru"], Self.arguments)
      try client.perform(.hold("e") + .tap(.escape))
      let worker = try #require(try session.engineProcesses().worker)
      let before = worker.anonymousMemory
      try client.perform(.tap(.f9) + .text("cat") + .tap(.tab) + .tap(.tab))
      let growth = worker.anonymousMemory - before
      print("an open list of emoji: \(before) KiB and then \(growth) more")
      #expect(growth < 6 << 10)
    }

    /// The emoji in the file of the session's user.
    static func stored(_ session: BareSession) -> [String] {
      let file = session.folder.appending(path: "home/.local/state/ibus-callout/emoji.json")
      guard let data = try? Data(contentsOf: file),
        let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { return [] }
      return (document["emoji"] as? [[String: Any]] ?? []).compactMap { $0["emoji"] as? String }
    }
  }
}
