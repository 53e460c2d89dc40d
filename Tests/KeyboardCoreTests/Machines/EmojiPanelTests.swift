import Testing

@testable import KeyboardCore
@testable import TypingModel

/// `EmojiModeTests` tests its effects.
@Suite("The list of emoji by itself") struct EmojiPanelTests {
  private static let thumb = Emoji("👍")
  private static let cat = Emoji("🐱")

  static let keys: [(TestKey, EmojiPanel.Answer, Bool)] = [
    ("1", .hold(thumb), true), ("2", .take(.emoji(cat)), true), ("3", .refused, true),
    (TestKey("1").with(.control), .leave, false), (.tab, .category(1), false),
    (TestKey.tab.with(.shift), .category(-1), false), (.leftTab, .category(-1), false),
    (.escape, .close(nil), true), (.backspace, .close(.backspace), true),
    (.return, .take(.emoji(thumb)), true), (" ", .nothing, false),
    ("x", .changed(.character("x")), false), ("0", .nothing, false), (.home, .leave, false),
    (.deadAcute, .refused, true), (.right, .nothing, false), (.down, .nothing, false),
    (.up, .nothing, false),
  ]

  @Test(arguments: keys)
  func `A key has one meaning, and may repeat or not`(
    key: TestKey, answer: EmojiPanel.Answer, isFinal: Bool
  ) {
    var turn = Turn.open()
    var panel = Self.panel([Self.thumb, Self.cat], &turn)
    #expect(Self.press(key, &panel, &turn) == answer)
    #expect(answer.isFinal == isFinal)
  }

  @Test func `Down continues to turn pages after the highlight reaches an emoji with skin tones`() {
    var turn = Turn.open()
    let page = [Self.cat] + [Emoji](repeating: Self.thumb, count: 8)
    var panel = Self.panel(page + page.reversed() + page, &turn)
    for key: TestKey in [.right, .down, .down, .down] {
      #expect(Self.press(key, &panel, &turn) == .nothing)
    }
    #expect(panel.list.page == 2)
    #expect(turn.takeQuestions().first == .cue(.calloutMoved))
    _ = Self.press(.right, &panel, &turn)
    #expect(Self.press(.down, &panel, &turn) == .tones(Self.thumb))
  }

  @Test func `Among skin tones the space bar searches for nothing`() {
    var turn = Turn.open()
    var panel = Self.panel([Self.thumb], &turn)
    _ = Self.press("t", &panel, &turn)
    panel.enterTones(of: Self.thumb, &turn)
    #expect(Self.press(" ", &panel, &turn) == .nothing)
    #expect(Self.press(.escape, &panel, &turn) == .changed(nil))
    #expect(panel.query == .search("t"))
  }

  @Test func `Leaving the skin tones ends a key's work`() {
    var turn = Turn.open()
    for key: TestKey in [.up, .escape] {
      var panel = Self.panel([Self.thumb], &turn)
      panel.enterTones(of: Self.thumb, &turn)
      let answer = Self.press(key, &panel, &turn)
      #expect(answer == .changed(nil))
      #expect(answer.isFinal)
      #expect(panel.query == .category(.smileys))
    }
  }

  @Test func `Without data the panel stays at its category and removes the last list`() {
    var turn = Turn.open()
    var panel = Self.panel([], &turn)
    #expect(turn.effects.isEmpty)
    panel.show([.emoji(Self.cat)], &turn)
    panel.show([], &turn)
    panel.turnCategory(by: 1, among: [])
    #expect(panel.query == .category(.smileys))
    #expect(Self.press(.return, &panel, &turn) == .nothing)
    panel.close(&turn)
    #expect(turn.marks == "[🐱] []")
  }

  private static func press(
    _ key: TestKey, _ panel: inout EmojiPanel, _ turn: inout Turn
  ) -> EmojiPanel.Answer {
    let letter = LayoutKey(keysym: key.keysym, text: key.text)
    return panel.press(key.down(), letter, canHold: true, &turn)
  }

  private static func panel(_ emojis: [Emoji], _ turn: inout Turn) -> EmojiPanel {
    var panel = EmojiPanel(at: .smileys)
    panel.show(emojis.map { .emoji($0) }, &turn)
    return panel
  }
}
