import Testing

@testable import KeyboardCore
@testable import TypingModel

/// What comes of it is in `EmojiModeTests`.
@Suite("The list of emoji by itself") struct EmojiPanelTests {
  private static let thumb = Emoji("👍")
  private static let cat = Emoji("🐱")

  static let keys: [(TestKey, EmojiPanel.Answer, Bool)] = [
    ("1", .hold(thumb), true), ("2", .take(.emoji(cat)), true), ("3", .refused, true),
    (TestKey("1").with(.control), .leave, false), (.tab, .category(1), false),
    (TestKey.tab.with(.shift), .category(-1), false), (.leftTab, .category(-1), false),
    (.escape, .close(nil), true), (.backspace, .close(.backspace), true),
    (.return, .take(.emoji(thumb)), true), (" ", .nothing, false), ("x", .letter, false),
    ("0", .letter, false), (.home, .letter, false), (.right, .nothing, false),
    (.down, .nothing, false), (.up, .nothing, false),
  ]

  @Test(arguments: keys)
  func `A key has one meaning, and may repeat or not`(
    key: TestKey, answer: EmojiPanel.Answer, spends: Bool
  ) {
    var turn = Turn.open()
    var panel = Self.panel([Self.thumb, Self.cat], &turn)
    #expect(panel.press(key.down(), canHold: true, &turn) == (answer, spends))
  }

  @Test func `What is typed searches, and may be taken back for as long as there is any`() {
    var turn = Turn.open()
    var panel = Self.panel([Self.thumb, Self.cat], &turn)
    #expect(panel.type(LayoutKey(keysym: Keysym(of: "0"), text: "0")) == .nothing)
    #expect(panel.type(LayoutKey(keysym: TestKey.deadAcute.keysym, text: nil)) == .refused)
    #expect(panel.type(LayoutKey(keysym: Keysym(of: "c"), text: "c")) == .changed(.character("c")))
    #expect(panel.press(TestKey(" ").down(), canHold: true, &turn) == (.changed(.space), false))
    #expect(panel.query == .search("c "))
    for query: EmojiPanel.Query in [.search("c"), .category(.smileys)] {
      let erased = panel.press(TestKey.backspace.down(), canHold: true, &turn)
      #expect(erased == (.changed(.backspace), false))
      #expect(panel.query == query)
    }
  }

  @Test func `Down goes on turning pages where they carry the highlight to skin tones`() {
    var turn = Turn.open()
    let page = [Self.cat] + [Emoji](repeating: Self.thumb, count: 8)
    var panel = Self.panel(page + page.reversed() + page, &turn)
    for key: TestKey in [.right, .down, .down, .down] {
      #expect(panel.press(key.down(), canHold: true, &turn).answer == .nothing)
    }
    #expect(panel.list.page == 2)
    #expect(turn.takeQuestions().first == .cue(.calloutMoved))
    _ = panel.press(TestKey.right.down(), canHold: true, &turn)
    #expect(panel.press(TestKey.down.down(), canHold: true, &turn).answer == .tones(Self.thumb))
  }

  @Test func `Without data it stays at its category, and takes the last list away`() {
    var turn = Turn.open()
    var panel = Self.panel([], &turn)
    #expect(turn.effects.isEmpty)
    panel.show([.emoji(Self.cat)], &turn)
    panel.show([], &turn)
    panel.turnCategory(by: 1, among: [])
    #expect(panel.query == .category(.smileys))
    #expect(panel.press(TestKey.return.down(), canHold: true, &turn) == (.nothing, true))
    panel.close(&turn)
    #expect(turn.marks == "[🐱] []")
  }

  private static func panel(_ emojis: [Emoji], _ turn: inout Turn) -> EmojiPanel {
    var panel = EmojiPanel(at: .smileys)
    panel.show(emojis.map { .emoji($0) }, &turn)
    return panel
  }
}
