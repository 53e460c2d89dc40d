import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Keys with actions") struct BoundKeyTests {
  private static let superKeys: Modifiers = [.super, .alt]

  private static func field(_ bindings: KeyBinding...) -> TestField {
    .gtk.locales("en", "de").settings { $0.bindings = bindings }
  }

  private static func on(
    _ key: TestKey, _ action: KeyboardAction, after gesture: KeyboardGesture = .press
  ) -> KeyBinding {
    KeyBinding(KeyCombination(key.keysym, key.modifiers), gesture: gesture, action)
  }

  static let standard = [
    gtk.row(
      "Hold is switched off and on",
      [.tap(TestKey("a").with(superKeys)), .hold("e"), .tap(TestKey("a").with(superKeys))],
      "hold:off / off! / hold:on", answers: "TTFFTT", text: "e"),
    gtk.row(
      "Chromium on X11 sends Hyper with Super", [.tap(TestKey("a").with([.super, .hyper, .alt]))],
      "hold:off", answers: "TT"),
    gtk.row(
      "Dismiss closes the list", [.hold("e"), .tap(TestKey.backspace.with(superKeys)), .tap("1")],
      "‹e› / [é è ê ë] / [] +e ‹›", answers: "TTTTFF", text: "e1"),
    gtk.row(
      "With nothing open it switches off until the next focus",
      [
        .tap(TestKey.backspace.with(superKeys)), .hold("e"), .wait(1000),
        .send(.focusIn(client: "gtk3-im:editor")), .hold("e"),
      ], "aux:⌨ ✕ / aux: / ‹e› / [é è ê ë]", answers: "TTFFTT"),
  ]

  @Test(arguments: standard)
  func `Some keys have actions by default`(sequence: KeySequence) { sequence.verify() }

  static let bound = [
    field(on(.f1, .text("Best wishes"))).row(
      "After a letter that is held", [.press("e"), .tap(.f1), .release("e")],
      "‹e› / +eBest␠wishes ‹›"),
    field(on(.f1, .escape)).row("Escape", [.tap(.f1)], "key:ff1b"),
  ]

  @Test(arguments: bound)
  func `Typed text comes first, and Escape is a key`(sequence: KeySequence) {
    sequence.verify()
  }

  /// The visible effects of an action, and the resulting text.
  static let actions: [(KeyboardAction, effects: String, text: String)] = [
    (.character("é"), "+é", "é"), (.text("kr"), "+kr", "kr"), (.space, "+␠", " "),
    (.emoji(Emoji("🦦")), "used:🦦 +🦦", "🦦"), (.urlDomain, "+.", "."), (.tab, "⇥", "\t"),
    (.primary(.return), "↵", "\n"), (.primary(.send), "↵", "\n"),
    (.moveCursorBackward, "←", ""), (.moveCursorForward, "→", ""),
    (.nextKeyboard, "next-keyboard", ""), (.settings, "settings", ""),
    (.systemSettings, "system-settings", ""), (.custom(named: "wave"), "custom:wave", ""),
    (.url("about:blank"), "open:about:blank", ""),
    // It has no standard behaviour.
    (.image(description: "", keyboardImageName: "", imageName: "cat"), "", ""),
  ]

  @Test(arguments: actions)
  func `Any action can be bound to a key, or chosen elsewhere`(
    action: KeyboardAction, effects: String, text: String
  ) {
    Self.field(Self.on(.f1, action)).row("Bound", [.tap(.f1)], effects, answers: "TT", text: text)
      .verify()
    gtk.row("Chosen", [.send(.action(action))], effects, text: text).verify()
  }

  @Test func `BackSpace can be bound to a key`() {
    let playback = Self.field(Self.on(.f1, .backspace)).play([.type("xe"), .tap(.f1)])
    #expect(playback.marks == "‹e› / +e ‹› / ⌫")
    #expect(playback.shown == "x")
  }

  private static let held = field(on(.f1, .character("é"), after: .longPress))
  private static let twice = field(on(.control, .nextLocale, after: .doubleTap))

  static let gestures = [
    held.row("Held", [.hold(.f1)], "+é", answers: "FF"),
    field(on("q", .text("ℚ"), after: .longPress)).inXIM.row(
      "In a program of XIM", [.hold("q")], text: "qℚ"),
    held.row("Not held for long", [.tap(.f1), .wait(900)], ""),
    held.row("Another key comes", [.press(.f1), .tap("x"), .wait(900)], "", text: "x"),
    held.row(
      "Another key goes up", [.press("x"), .press(.f1), .release("x"), .wait(600)], "+é",
      text: "xé"),
    held.row("The focus goes", [.press(.f1), .send(.focusOut), .wait(900)], ""),
    field(on("e", .custom(named: "x"), after: .longPress)).row(
      "A letter is typed and then does more", [.holdPressing("e")], "custom:x", text: "e"),
    field(on(.control, .nextLocale, after: .longPress)).row(
      "A modifier held", [.hold(.control)], "locale:de aux:de", answers: "FF"),
    twice.row(
      "Tapped twice", [.tap(.control), .tap(.control)], "locale:de aux:de", answers: "FFFF"),
    twice.row(
      "Its releases come with the modifier itself",
      [.press(.control), .release(.control.with(.control))]
        + [.press(.control), .release(.control.with(.control))], "locale:de aux:de"),
    twice.row(
      "That tap is a first one", [.tap(.control), .wait(151), .tap(.control), .tap(.control)],
      "locale:de aux:de"),
    field(on(.shift, .nextLocale, after: .doubleTap)).row(
      "Another modifier in between", [.tap(.shift), .tap(.rightShift), .tap(.shift)], ""),
    twice.row("Another key in between", [.tap(.control), .tap("x"), .tap(.control)], ""),
    twice.row(
      "A shortcut in between",
      [
        .tap(.control), .press(.control), .tap(TestKey("c").with(.control)), .release(.control),
        .tap(.control),
      ], ""),
    twice.row(
      "Four times are twice", [.tap(.control), .tap(.control), .tap(.control), .tap(.control)],
      "locale:de aux:de / locale:en aux:en"),
    field(on("x", .nextLocale, after: .doubleTap)).row(
      "A key that types", [.tap("x"), .tap("x")], "locale:de aux:de", text: "xx"),
  ]

  @Test(arguments: gestures)
  func `A key can be bound to a long press or a double tap`(sequence: KeySequence) {
    sequence.verify()
  }

  @Test func `A modifier alone is bound to taps, so that shortcuts keep working`() throws {
    #expect(throws: NotationError.self) { try KeyBinding("Control_L=nextLocale") }
    #expect(try KeyBinding("Control_L@doubleTap=nextLocale").gesture == .doubleTap)
  }

  @Test func `What the user has bound comes before what a handler does`() {
    Self.field(Self.on("x", .custom(named: "mine"), after: .longPress)).row(
      "", [.hold("x")], "custom:mine", text: "x"
    ).verify { $0.services.actionHandler = LongPressHandler(controller: $0) }
  }

  static let names: [(String, KeyboardAction?)] = [
    ("nextLocale", .nextLocale), ("character:é", .character("é")), ("text:a: b", .text("a: b")),
    ("keyboardType:emojis", .keyboardType(.emojis)), ("keyboardType:moon", nil),
    ("custom:x", .custom(named: "x")), ("emoji:🦦", .emoji(Emoji("🦦"))),
    ("url:https://example.org", .url("https://example.org")),
    ("diacritic:´ aá eé", .diacritic(Diacritic(char: "´", replacements: ["a": "á", "e": "é"]))),
    ("diacritic:´ a", nil), ("character", nil), ("character:", nil), ("fly", nil), ("", nil),
  ]

  @Test(arguments: names)
  func `Settings name actions`(name: String, action: KeyboardAction?) {
    #expect(KeyboardAction(name) == action)
  }
}
