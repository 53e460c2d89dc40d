import Testing

@testable import KeyboardCore
@testable import TypingModel

/// On Wayland without IBus, where fields that have not reported their text may be for passwords.
@Suite("What is learned of a program") struct LearnedQuirkTests {
  static let wayland = TestField.gtk.client("compositor").capabilities(.preedit)
  /// A field of a program gets the focus, and reports an empty text.
  static func enter(_ program: String?) -> [Move] {
    [.focusOut, .focusIn("compositor"), .send(.program(program)), .told("")]
  }
  /// Letters that no report follows, for a little more than a second.
  static let typing: [Move] = [
    .tap("a"), .wait(300), .tap("b"), .wait(300), .tap("c"), .wait(300), .tap("d"), .wait(300),
  ]
  static let pick: [Move] = [.hold("e"), .tap("1"), .wait(100)]

  @Test func `A program that reports nothing of what is typed has lists from then on`() {
    let playback = Self.wayland.play(Self.enter("editor") + Self.pick)
    #expect(playback.shown == "e1")
    #expect(playback.refusals == [.surroundingTextUnverified])
    playback.play(Self.typing + Self.pick)
    #expect(playback.shown == "e1abcdé")
    // In its next field, the first letter waits as preedit.
    playback.play(Self.enter("editor") + [.hold("e")])
    #expect(playback.shown.hasSuffix("é‹e›"))
    #expect(playback.marks.hasSuffix("‹e› / [é è ê ë]"))
    // Of another one nothing is known.
    playback.play([.tap(.escape)] + Self.enter("other") + Self.pick)
    #expect(playback.shown.hasSuffix("e1"))
  }

  @Test func `A letter that is held while that becomes certain has its list`() {
    let playback = Self.wayland.play(Self.enter("editor") + Self.typing.dropLast(2) + Self.pick)
    #expect(playback.shown == "abcé")
    #expect(playback.marks.contains("[é è ê ë] / [] ⌫ / +é"))
  }

  @Test(arguments: ["editor", nil])
  func `A field that reports only now and then has the lists of one that reports nothing`(
    program: String?
  ) {
    let playback = Self.wayland.play(
      Self.enter(program) + [.tap("x"), .told("x")] + Self.typing + Self.pick)
    #expect(playback.shown == "xabcdé")
    playback.play([.told("xabcdé")] + Self.pick)
    #expect(playback.shown == "xabcdéé")
    #expect(playback.refusals == [])
    // In the next field it may report.
    playback.play(Self.enter(program) + [.tap("x"), .told("x"), .press("e"), .told("xe")])
    #expect(playback.marks.hasSuffix("+e"))
  }

  @Test func `An old text that is reported once more is no report of what was typed since`() {
    let playback = Self.wayland.play(
      Self.enter("editor") + [.told("x")] + Self.typing + [.told("x")] + Self.pick)
    #expect(playback.shown == "abcdé")
  }

  @Test func `Within a second, no report is missed`() {
    let playback = Self.wayland.play(
      Self.enter("editor") + [.tap("a"), .tap("b"), .tap("c"), .tap("d")] + Self.pick)
    #expect(playback.shown == "abcde1")
  }

  @Test func `Where the desktop does not name programs, it is learned of the field`() {
    let playback = Self.wayland.play(Self.enter(nil) + Self.typing + Self.pick)
    #expect(playback.shown == "abcdé")
    playback.play(Self.enter(nil) + Self.pick)
    #expect(playback.shown == "abcdée1")
  }

  static let silences: [(name: String, before: [Move], rule: String?)] = [
    ("a program that has reported text", [.told("x"), .told("")] + enter("editor"), nil),
    ("a program of which something is known", [], "editor=compose"),
    ("letters that BackSpace has deleted", [.tap("a"), .tap(.backspace), .wait(2000)], nil),
  ]

  @Test(arguments: silences)
  func `Nothing is learned of`(name: String, before: [Move], rule: String?) {
    let field = rule.map { Self.wayland.clientRules($0) } ?? Self.wayland
    let playback = field.play(Self.enter("editor") + before)
    let isDeleted = name.contains("BackSpace")
    playback.play((isDeleted ? Array(Self.typing.dropLast(4)) : Self.typing) + Self.pick)
    #expect(playback.shown.hasSuffix("e1"))
  }

  /// A key of an empty field is held for some ms, and repeats each 100 ms.
  private static func hold(for time: Int) -> [Move] {
    [.told(""), .press("e"), .repeatPressing("e", times: time / 100, interval: 100)]
  }

  static let late = [
    wayland.row("A little", hold(for: 700) + [.told("e"), .tap("1")], "+e / [é è ê ë] / [] -1 +é"),
    wayland.row("Much", hold(for: 1900) + [.told("e"), .tap("1")], "+e / [é è ê ë] / [] -1 +é"),
    wayland.row(
      "Without repeats", [.told(""), .press("e"), .wait(1900), .told("e"), .tap("1")],
      "+e / [é è ê ë] / [] -1 +é", text: "é"),
    wayland.row(
      "For ever: it repeats after two seconds",
      hold(for: 2200) + [.release("e")], text: "eeee", refusals: [.surroundingTextUnverified]),
    wayland.row(
      "Until the key is up",
      [.told(""), .press("e"), .wait(700), .release("e"), .wait(100), .told("e")],
      "+e", text: "e", refusals: [.surroundingTextUnverified]),
  ]

  @Test(arguments: late)
  func `A field that has reported an empty text may report the first letter late`(row: KeySequence)
  {
    row.verify()
  }

  @Test func `A row of dots is a password, whatever was learned of the program`() {
    let playback = Self.wayland.play(Self.enter("editor") + Self.typing)
    playback.play(Self.enter("editor") + [.tap("x"), .told("●")] + Self.pick)
    #expect(playback.refusals.last == .secretField)
  }

  @Test func `A program that is known to report nothing has lists from its first letter on`() throws
  {
    let rule = ClientRule(try HoldRule("emacs=on"), quirks: .reportsNothing)
    let playback = Self.wayland.play(Self.enter("Emacs") + Self.pick) { $0.clientRules = [rule] }
    #expect(playback.shown == "é")
    // LibreOffice reports what its own keys type, and no more.
    playback.play([.told("x")] + Self.pick)
    #expect(playback.shown == "éé")
  }

  @Test func `A program that reports after all is believed again`() {
    let playback = Self.wayland.play(Self.enter("editor") + Self.typing + Self.pick)
    playback.play([.told("abcdé")] + Self.enter("editor") + [.tap("e")])
    #expect(playback.marks.hasSuffix("+e"))
    // Until it misses that much again, in a field that is not for passwords.
    playback.play([.told("e")] + Self.typing + [.hold("e")])
    #expect(playback.marks.hasSuffix("‹e› / [é è ê ë]"))
  }

  // MARK: Deletions

  static let kept: [(reports: [Move], text: String)] = [
    ([.told("abeé")], "⌫ ⌫ / +é"),
    // WebKitGTK reports a letter when another one follows, or when that was typed already.
    ([.tap("x"), .told("abeé")], "⌫ ⌫ ⌫ / +éx"), ([.tap("x"), .told("abeéx")], "⌫ ⌫ ⌫ / +éx"),
    ([.press("t"), .told("abeé")], "⌫ ⌫ ⌫ / +ét"),
  ]

  @Test(arguments: kept)
  func `A letter that a pick has not replaced is deleted by BackSpace`(
    reports: [Move], text: String
  ) {
    let playback = Self.wayland.play(
      Self.enter("mail") + [.told("ab"), .press("e"), .wait(50), .told("abe")])
    playback.play([.wait(600), .release("e"), .tap("1"), .wait(30)] + reports + [.wait(100)])
    #expect(playback.marks.hasSuffix(text))
    // And from then on, at once.
    playback.play([.told("abé"), .press("e"), .wait(50), .told("abée"), .wait(600), .release("e")])
    playback.play([.tap("1"), .wait(100)])
    #expect(playback.marks.hasSuffix("⌫ / +é"))
    #expect(!playback.marks.hasSuffix("⌫ ⌫ / +é"))
  }

  /// Firefox without IBus reports so, too.
  @Test
  func `The letter that was typed last is asked for, even if only the one before is reported`() {
    let ask = Move.send(.action(.custom(named: CustomAction.accents.rawValue)))
    let playback = Self.wayland.play([.send(.capabilities([.preedit, .surroundingText]))])
    playback.play(
      Self.enter("mail") + [.tap("n"), .wait(100), .press("e"), .told("n"), .release("e")])
    playback.play([.wait(300), ask, .told("ne"), .tap("1"), .wait(100)])
    #expect(playback.marks.hasSuffix("[*é è ê ë] / [] -1 +é"))
  }

  @Test(arguments: ["abé", "abéx", "abeéyz", "e", ""])
  func `A letter that was replaced, or is in another text, is left alone`(report: String) {
    let playback = Self.wayland.play(
      Self.enter("editor") + [.told("ab"), .press("e"), .wait(50), .told("abe")])
    playback.play([.wait(600), .release("e"), .tap("1"), .told(report), .wait(100)])
    #expect(playback.marks.hasSuffix("-1 +é"))
  }
}
