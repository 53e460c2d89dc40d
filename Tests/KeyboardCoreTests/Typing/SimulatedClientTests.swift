import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The simulated field") struct SimulatedClientTests {
  private func client(_ text: String) -> SimulatedClient {
    var client = SimulatedClient(capabilities: [.preedit, .surroundingText])
    client.apply(.commit(text))
    return client
  }

  @Test func `Offsets are in Unicode scalars, and keys go by characters`() {
    var client = client("ae\u{301}")
    client.type(TestKey.left.down())
    #expect(client.cursor == 1)
    client.type(TestKey.right.down())
    #expect(client.surroundingText == SurroundingText(text: "ae\u{301}", cursor: 3))
    client.type(TestKey("x").down())
    client.type(TestKey.backspace.down())
    client.type(TestKey.backspace.down())
    #expect(client.text == "a")
    client.replaceText("ae\u{301}", cursor: 2)
    client.type(TestKey("x").down())
    #expect(Array(client.text.unicodeScalars) == ["a", "e", "x", "\u{301}"])
  }

  @Test func `Nothing is deleted beyond the ends`() {
    var client = client("ab")
    client.apply(.deleteSurrounding(offset: -5, count: 4))
    #expect(client.text == "b")
    client.apply(.deleteSurrounding(offset: 5, count: 2))
    client.apply(.deleteSurrounding(offset: -1, count: 9))
    #expect(client.text == "")
    client.type(TestKey.backspace.down())
    client.type(TestKey.left.down())
    client.type(TestKey.right.down())
    #expect(client.cursor == 0)
  }

  @Test func `Releases and shortcuts type nothing`() {
    var client = client("")
    client.type(TestKey("x").up())
    client.type(TestKey("x").with(.control).down())
    client.type(TestKey.shift.down())
    client.apply(.forwardKey(.backspace, keycode: 14, isRelease: true))
    #expect(client.text == "")
    client.apply(.forwardKey(.return, keycode: 28, isRelease: false))
    #expect(client.text == "\n")
  }

  @Test func `A preedit becomes text when the focus is lost`() {
    var client = client("a")
    client.apply(.preedit(Preedit("e")))
    #expect(client.preedit == "e")
    #expect(client.surroundingText?.text == "a")
    client.commitPreedit()
    #expect(client.text == "ae")
    #expect(client.preedit == "")
    #expect(client.commits == 1)
  }

  @Test func `A field without surrounding text reports none`() {
    #expect(SimulatedClient(capabilities: .preedit).surroundingText == nil)
  }

  @Test func `Timers run out in their order, at their time`() {
    let playback = gtk.play([.press("e"), .wait(490), .release("e"), .wait(1000)])
    let timers = playback.log.compactMap { entry -> [Int]? in
      if case .timer(let timer, let time) = entry.event {
        [timer == .hold ? 0 : 1, time, entry.time]
      } else {
        nil
      }
    }
    #expect(timers == [[0, 500, 500], [1, 505, 505]])
    #expect(playback.simulation.now == 1490)
    #expect(!playback.simulation.hasRunningTimers)
  }

  @Test func `The field reports its text after every change, including those of timers`() {
    let playback = gtk.play()
    for (moves, text) in [
      ([.tap("x")], "x"), ([.tap("e")], "xe"), ([.hold("a"), .clickEntry(0)], "xeà"),
    ] as [([Move], String)] {
      playback.play(moves)
      #expect(playback.context.field.surroundingText?.text == text)
    }
  }

  static let endings: [(SurroundingText, String, Bool)] = [
    (SurroundingText(text: "abc", cursor: 2), "b", true),
    (SurroundingText(text: "abc", cursor: 2), "ab", true),
    (SurroundingText(text: "abc", cursor: 2), "c", false),
    (SurroundingText(text: "abc", cursor: 2, anchor: 1), "b", false),
    (SurroundingText(text: "abc", cursor: 4), "c", false),
    (SurroundingText(text: "abc", cursor: -1), "c", false),
    (SurroundingText(text: "abc", cursor: 0), "c", false),
    (SurroundingText(text: "e\u{301}", cursor: 1), "e", true),
    (SurroundingText(text: "e\u{301}", cursor: 2), "é", false),
    (SurroundingText(text: "🦦é", cursor: 2), "é", true),
  ]

  @Test(arguments: endings)
  func `The text before the cursor is compared in Unicode scalars`(
    text: SurroundingText, suffix: String, isEnding: Bool
  ) {
    #expect(text.endsBeforeCursor(in: suffix) == isEnding)
  }
}
