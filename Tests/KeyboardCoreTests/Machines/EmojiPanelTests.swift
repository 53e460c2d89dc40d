import Testing

@testable import KeyboardCore
@testable import TypingModel

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
  func `A key has one meaning`(key: TestKey, answer: EmojiPanel.Answer, spends: Bool) {
    var turn = Turn.open()
    var panel = Self.panel(&turn)
    let reply = panel.press(key.down(), canHold: true, &turn)
    #expect(reply.answer == answer)
    #expect(reply.spends == spends)
  }

  @Test func `Where nothing can be held a digit picks at once`() {
    var turn = Turn.open()
    var panel = Self.panel(&turn)
    #expect(
      panel.press(TestKey("1").down(), canHold: false, &turn).answer == .take(.emoji(Self.thumb)))
  }

  @Test func `Arrows go about the list, and Return and Space take what is highlighted`() {
    var turn = Turn.open()
    var panel = Self.panel(&turn)
    _ = panel.press(TestKey.left.down(), canHold: true, &turn)
    #expect(turn.marks == "[👍 🐱] [👍 *🐱]")
    for key: TestKey in [.return, " "] {
      #expect(panel.press(key.down(), canHold: true, &turn) == (.take(.emoji(Self.cat)), true))
    }
    #expect(turn.takeQuestions() == [.cue(.calloutMoved)])
  }

  @Test func `What is typed searches, and BackSpace takes it back`() {
    var turn = Turn.open()
    var panel = Self.panel(&turn)
    #expect(panel.type(Self.key("c")) == .changed(.character("c")))
    #expect(panel.press(TestKey(" ").down(), canHold: true, &turn) == (.changed(.space), false))
    #expect(panel.query == .search("c "))
    #expect(
      panel.press(TestKey.backspace.down(), canHold: true, &turn) == (.changed(.backspace), false))
    #expect(panel.query == .search("c"))
    _ = panel.press(TestKey.backspace.down(), canHold: true, &turn)
    #expect(panel.query == .category(.smileys))
  }

  @Test func `Digits are no names, dead keys are refused, other keys are the program's`() {
    var turn = Turn.open()
    var panel = Self.panel(&turn)
    #expect(panel.type(Self.key("0")) == .nothing)
    #expect(panel.type(LayoutKey(keysym: TestKey.deadAcute.keysym, text: nil)) == .refused)
    #expect(panel.type(LayoutKey(keysym: TestKey.home.keysym, text: nil)) == .leave)
    #expect(panel.query == .category(.smileys))
  }

  @Test func `Down goes to the skin tones of what is highlighted, Up, Escape and BackSpace back`() {
    for key: TestKey in [.up, .escape, .backspace] {
      var turn = Turn.open()
      var panel = Self.panel(&turn)
      _ = panel.press(TestKey.right.down(), canHold: true, &turn)
      #expect(panel.press(TestKey.down.down(), canHold: true, &turn).answer == .tones(Self.thumb))
      panel.enterTones(of: Self.thumb, &turn)
      #expect(panel.query == .tones(Self.thumb))
      #expect(panel.press(TestKey("1").down(), canHold: true, &turn).answer != .hold(Self.thumb))
      _ = panel.press(key.down(), canHold: true, &turn)
      #expect(panel.query == .category(.smileys))
    }
  }

  @Test func `Down goes on turning pages where they carry the highlight to skin tones`() {
    var turn = Turn.open()
    var panel = EmojiPanel(at: .smileys, previousType: .alphabetic(.lowercased))
    let page = [Self.cat] + [Emoji](repeating: Self.thumb, count: 8)
    panel.show([page, Array(page.reversed()), page].joined().map { .emoji($0) }, &turn)
    for key: TestKey in [.right, .down, .down, .down] {
      #expect(panel.press(key.down(), canHold: true, &turn).answer == .nothing)
    }
    #expect(panel.list.page == 2)
    _ = panel.press(TestKey.right.down(), canHold: true, &turn)
    #expect(panel.press(TestKey.down.down(), canHold: true, &turn).answer == .tones(Self.thumb))
  }

  @Test func `Categories go round, and drop the search`() {
    var turn = Turn.open()
    var panel = Self.panel(&turn)
    _ = panel.type(Self.key("c"))
    panel.turnCategory(by: 1, among: [.smileys, .animals])
    #expect(panel.query == .category(.animals))
    panel.turnCategory(by: 1, among: [.smileys, .animals])
    #expect(panel.query == .category(.smileys))
    panel.turnCategory(by: -1, among: [.smileys, .animals])
    #expect(panel.query == .category(.animals))
    panel.turnCategory(by: 1, among: [])
    #expect(panel.query == .category(.animals))
  }

  @Test func `A digit is waited for until its tones are shown or the list closes`() {
    for closes in [false, true] {
      var turn = Turn.open()
      var panel = Self.panel(&turn)
      let press = KeyPress(event: TestKey("1").down(), number: 4)
      panel.hold(EmojiPanel.Digit(press: press, emoji: Self.thumb), delay: 500, &turn)
      #expect(panel.isHolding(4))
      #expect(!panel.isHolding(5))
      if closes { panel.close(&turn) } else { panel.enterTones(of: Self.thumb, &turn) }
      #expect(!panel.isHolding(4))
      #expect(turn.timers == ["hold 500", "-hold"])
      #expect(panel.list.isOpen != closes)
    }
  }

  @Test func `A list with nothing in it is not shown, and takes the last one away`() {
    var turn = Turn.open()
    var panel = EmojiPanel(at: .smileys, previousType: .alphabetic(.lowercased))
    panel.show([], &turn)
    #expect(turn.effects.isEmpty)
    panel.show([.emoji(Self.cat)], &turn)
    panel.show([], &turn)
    #expect(turn.marks == "[🐱] []")
    #expect(panel.press(TestKey.return.down(), canHold: true, &turn) == (.nothing, true))
    panel.close(&turn)
    #expect(turn.marks == "[🐱] []")
  }

  private static func panel(_ turn: inout Turn) -> EmojiPanel {
    var panel = EmojiPanel(at: .smileys, previousType: .alphabetic(.lowercased))
    panel.show([.emoji(thumb), .emoji(cat)], &turn)
    return panel
  }

  private static func key(_ text: String) -> LayoutKey {
    LayoutKey(keysym: Keysym(of: text), text: text)
  }
}
