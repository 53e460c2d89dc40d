import KeyboardCore
import Testing

@testable import TypingModel

/// What a finger does to the keys of a keyboard that is drawn on a screen.
extension Move {
  fileprivate static func gesture(_ gesture: KeyboardGesture, _ action: KeyboardAction) -> Self {
    send(.gesture(gesture, action))
  }

  /// A key is tapped.
  fileprivate static func touch(_ action: KeyboardAction) -> Self {
    Self(steps: [gesture(.press, action), gesture(.release, action)].flatMap(\.steps))
  }

  /// The characters of a text, each with a key of its own.
  fileprivate static func touches(_ text: String) -> Self {
    Self(steps: text.chars.flatMap { touch($0 == " " ? .space : .character($0)).steps })
  }

  /// A key is held until its list is there.
  fileprivate static func longPress(_ action: KeyboardAction) -> Self {
    let gestures = [KeyboardGesture.press, .longPress, .release]
    return Self(steps: gestures.flatMap { gesture($0, action).steps })
  }

  /// A key is sent as an event, as if it were a physical one.
  fileprivate static func drawn(_ character: String, for milliseconds: Int = 30) -> Self {
    let event = KeyEvent(drawn: character, time: 0)
    return tap(
      TestKey(keysym: event.keysym, text: character, keycode: event.keycode), for: milliseconds)
  }
}

@Suite("A keyboard on screen") struct OnScreenTests {
  private static let e = KeyboardAction.character("e")
  private static let shift = KeyboardAction.shift(currentCasing: .lowercased)
  private static let unshift = KeyboardAction.shift(currentCasing: .uppercased)
  private static let plain = gtk.settings { $0.hold = false }
  private static let sentences = BehaviorField.with { $0.capitals = .sentences }

  static let sequences = [
    gtk.row("Letters", [.touches("hi you")], text: "hi you"),
    gtk.row(
      "BackSpace, Return and Tab",
      [.touches("ab"), .touch(.backspace), .touch(.primary(.return)), .touch(.tab)], text: "a\n\t"),
    gtk.row(
      "A long press opens the list, and its release types nothing more",
      [.longPress(e), .clickEntry(1), .touches("t")], "‹e› [é è ê ë] / [] +è ‹› / +t"),
    gtk.row("So does the list of a capital", [.longPress(.character("E")), .tap("1")], text: "É"),
    gtk.row("Typing on leaves the letter", [.longPress(e), .touches("t")], text: "et"),
    gtk.row("BackSpace deletes it", [.longPress(e), .touch(.backspace), .touches("t")], text: "t"),
    gtk.row(
      "The same letter is tapped next", [.longPress(e), .tap("1"), .touches("e")], text: "ée"),
    gtk.row("A key without a list", [.longPress(.character("x"))], text: "x"),
    plain.row("Lists are off", [.longPress(e)], text: "e"),
    gtk.purpose(.password).row(
      "A password has no list", [.longPress(e), .touches("1")], "+e / +1"),
    gtk.row(
      "Another key goes up in its place",
      [.gesture(.press, e), .gesture(.longPress, e), .gesture(.release, .character("t"))],
      text: "et"),
    gtk.row("A dead key before it", [.tap(.deadAcute), .longPress(e), .tap("1")], text: "´é"),
    sentences.row(
      "After Shift for a small letter, Escape is the program's", [.touch(unshift), .tap(.escape)],
      answers: "FF"),
    replace.row("In the text", [.longPress(e), .wait(200), .clickEntry(0)], text: "é"),
    gtk.row(
      "A physical key that is down has its own list",
      [.press("a"), .gesture(.longPress, e), .wait(600), .tap("1")], text: "à"),
    gtk.row(
      "The tones of an emoji", [.longPress(.emoji(Emoji("👍"))), .tap("2")], text: "👍🏼"),
    gtk.row("Keys as events", [.drawn("h"), .drawn("e", for: 600), .tap("2")], text: "hè"),
    gtk.row("One that another program sends has no list", [.hold(TestKey("e").at(0))], text: "e"),
    plain.row("Shift is for one letter", [.touch(shift), .touches("AB")], text: "AB"),
    plain.row("A physical key has it, too", [.touch(shift), .type("ab")], text: "Ab"),
    plain.row(
      "Digits until a space",
      [.touch(.keyboardType(.numeric)), .tap("q"), .touches(" "), .tap("q")],
      text: "1 q"),
  ]

  @Test(arguments: sequences)
  func `A finger types and holds as on a physical keyboard`(row: KeySequence) {
    row.verify { $0.services.composer = TableComposer() }
  }

  static let cases: [(TestField, [Move], KeyboardType.Case)] = [
    (plain, [], .lowercased), (plain, [.touch(shift)], .uppercased),
    (plain, [.touch(shift), .touches("A")], .lowercased),
    (plain, [.touch(shift), .touches(" ")], .lowercased),
    (plain, [.touch(shift), .touch(unshift)], .lowercased),
    (plain, [.touch(.capsLock), .touches("A")], .capsLocked),
    (
      plain, [.touch(.keyboardType(.numeric)), .touch(.keyboardType(.alphabetic(.auto)))],
      .lowercased
    ),
    (sentences, [], .uppercased), (sentences, [.touches("A")], .lowercased),
    (sentences, [.touches("A. ")], .uppercased), (sentences, [.told("foo. ")], .uppercased),
    (sentences, [.told("foo")], .lowercased),
    (sentences, [.touches("A. "), .touch(.backspace), .touch(.backspace)], .lowercased),
    // A small letter where a capital is due.
    (sentences, [.touch(unshift)], .lowercased),
    (sentences, [.touch(unshift), .touches("a. ")], .uppercased),
    (sentences, [.touch(unshift), .focusOut, .focusIn("x"), .told("")], .uppercased),
    (sentences, [.touches("A"), .touch(shift)], .uppercased),
    (sentences, [.touches("A"), .touch(shift), .touches("B")], .lowercased),
    (BehaviorField.with { $0.capitals = .all }, [.touch(unshift), .touches("a")], .uppercased),
    // Locked capitals end with the field, or when the keyboard is sent away once.
    (sentences, [.touch(.capsLock), .touches("A. B")], .capsLocked),
    (sentences, [.touches("A"), .touch(.capsLock), .focusOut], .lowercased),
    (sentences, [.touches("A"), .touch(.capsLock), .touch(.dismissKeyboard)], .lowercased),
  ]

  @Test(arguments: cases)
  func `The case of the next letter is known at any time`(
    field: TestField, moves: [Move], expected: KeyboardType.Case
  ) {
    let playback = field.play(moves)
    let context = playback.context
    #expect(context.keyboardType == .alphabetic(expected))
  }

  @Test func `The text before the cursor is known at any time, whatever is switched on`() {
    let playback = Self.plain.play()
    let context = playback.context
    #expect(context.textBeforeCursor == "")
    playback.simulation.client.replaceText("foo. ", cursor: 5)
    playback.play([.send(.requested)])
    #expect(context.textBeforeCursor == "foo. ")
    playback.play([.touches("b"), .tap("a")])
    #expect(context.textBeforeCursor == "foo. ba")
    playback.controller.insertText("r")
    #expect(context.textBeforeCursor == "foo. bar")
    playback.play([.focusOut])
    #expect(context.textBeforeCursor == nil)
  }

  static let replacements: [(String, Int, String)] = [
    ("to bee", 6, "to two"), ("to bee or", 4, "to two or"), ("to bee or", 3, "to two or"),
    ("to bee", 2, "two bee"), ("to  be", 3, "to  be"), ("", 0, ""), ("e\u{301}te\u{301}", 2, "two"),
  ]

  @Test(arguments: replacements)
  func `A handler replaces the word that the cursor is in`(
    text: String, cursor: Int, expected: String
  ) {
    let playback = Self.plain.play {
      $0.services.actionHandler = ReleaseHandler($0, "2") { $0.replaceCurrentWord(with: "two") }
    }
    playback.simulation.client.replaceText(text, cursor: cursor)
    playback.play([.send(.requested), .tap("2")])
    #expect(playback.shown == expected)
  }

  @Test func `A context outlives its keyboard`() {
    let context = Self.plain.makeController().state.keyboardContext
    #expect(context.textBeforeCursor == nil)
    context.locale = "de"
    context.keyboardType = .numeric
    #expect(context.locale == "de")
  }
}
