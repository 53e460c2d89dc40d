import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Keys with actions") struct BoundKeyTests {
  private static let superKeys: Modifiers = [.super, .alt]

  private static func field(_ bindings: KeyBinding...) -> TestField {
    .gtk.locales("en", "de").settings { $0.bindings = bindings }
  }

  private static func on(_ key: TestKey, _ action: KeyboardAction) -> KeyBinding {
    on(key, .press, action)
  }

  private static func on(
    _ key: TestKey, _ gesture: KeyboardGesture, _ action: KeyboardAction
  ) -> KeyBinding {
    KeyBinding(KeyCombination(key.keysym, key.modifiers), gesture: gesture, action)
  }

  static let standard = [
    KeySequence(
      "Hold is switched off and on",
      [.tap(TestKey("a").with(superKeys)), .hold("e"), .tap(TestKey("a").with(superKeys))],
      effects: "hold:off / off! / hold:on", answers: "TTFFTT", text: "e"),
    KeySequence(
      "Dismiss closes the list", [.hold("e"), .tap(TestKey.backspace.with(superKeys)), .tap("1")],
      effects: "‹e› / [é è ê ë] / [] +e ‹›", answers: "TTTTFF", text: "e1"),
    KeySequence(
      "With nothing open it switches off until the next focus",
      [
        .tap(TestKey.backspace.with(superKeys)), .hold("e"), .wait(1000),
        .send(.focusIn(client: "gtk3-im:editor")), .hold("e"),
      ], effects: "aux:⌨ ✕ / aux: / ‹e› / [é è ê ë]", answers: "TTFFTT"),
  ]

  @Test(arguments: standard)
  func `Some keys have actions from the start`(sequence: KeySequence) { sequence.verify() }

  static let actions = [
    KeySequence("A character", in: field(on(.f1, .character("é"))), [.tap(.f1)], effects: "+é"),
    KeySequence(
      "After a letter that is held", in: field(on(.f1, .text("Best wishes"))),
      [.press("e"), .tap(.f1), .release("e")], effects: "‹e› / +eBest␠wishes ‹›"),
    KeySequence(
      "An emoji", in: field(on(.f1, .emoji(Emoji("🦦")))), [.tap(.f1)], effects: "used:🦦 +🦦"),
    KeySequence("Tab", in: field(on(.f1, .tab)), [.tap(.f1)], effects: "⇥"),
    KeySequence("Escape", in: field(on(.f1, .escape)), [.tap(.f1)], effects: "key:ff1b"),
    KeySequence("Back", in: field(on(.f1, .moveCursorBackward)), [.tap(.f1)], effects: "←"),
    KeySequence("On", in: field(on(.f1, .moveCursorForward)), [.tap(.f1)], effects: "→"),
    KeySequence("Return", in: field(on(.f1, .primary(.return))), [.tap(.f1)], effects: "↵"),
    KeySequence(
      "A mark changes the letter before it",
      in: field(on(.f1, .diacritic(Diacritic(char: "´", replacements: ["e": "é"])))),
      [.press("e"), .tap(.f1)], effects: "‹e› / +é ‹›", text: "é"),
    KeySequence(
      "The next keyboard", in: field(on(.f1, .nextKeyboard)), [.tap(.f1)],
      effects: "next-keyboard"),
    KeySequence(
      "Preferences", in: field(on(.f1, .settings)), [.tap(.f1)], effects: "settings"),
    KeySequence(
      "IBus's preferences", in: field(on(.f1, .systemSettings)), [.tap(.f1)],
      effects: "system-settings"),
    KeySequence(
      "An address", in: field(on(.f1, .url("https://example.org", id: nil))), [.tap(.f1)],
      effects: "open:https://example.org"),
    KeySequence(
      "One's own", in: field(on(.f1, .custom(named: "stamp"))), [.tap(.f1)],
      effects: "custom:stamp"),
    KeySequence(
      "An image has no behaviour of its own",
      in: field(on(.f1, .image(description: "", keyboardImageName: "", imageName: "cat"))),
      [.tap(.f1)], effects: "", answers: "TT"),
  ]

  @Test(arguments: actions)
  func `Any action can be bound to a key`(sequence: KeySequence) { sequence.verify() }

  @Test func `BackSpace can be bound to a key`() {
    let field = Self.field(Self.on(.f1, .backspace))
    let playback = Playback(field.makeController(), in: field)
    playback.play([.type("xe"), .tap(.f1)])
    #expect(playback.shown == "x")
    #expect(playback.marks == "‹e› / +e ‹› / ⌫")
  }

  private static let bound = field(on(.f1, .longPress, .character("é")))

  static let gestures = [
    KeySequence("Held", in: bound, [.hold(.f1)], effects: "+é", answers: "FF"),
    KeySequence("Not held for long", in: bound, [.tap(.f1), .wait(900)], effects: ""),
    KeySequence(
      "Another key comes", in: bound, [.press(.f1), .tap("x"), .wait(900)], effects: "", text: "x"),
    KeySequence(
      "The focus goes", in: bound, [.press(.f1), .send(.focusOut), .wait(900)], effects: ""),
    KeySequence(
      "A letter is typed and then does more", in: field(on("e", .longPress, .custom(named: "x"))),
      [.holdPressing("e")], effects: "custom:x", text: "e", refusals: nil),
    KeySequence(
      "A modifier held", in: field(on(.control, .longPress, .nextLocale)), [.hold(.control)],
      effects: "locale:de aux:de", answers: "FF"),
    KeySequence(
      "Tapped twice", in: field(on(.control, .doubleTap, .nextLocale)),
      [.tap(.control), .tap(.control)], effects: "locale:de aux:de", answers: "FFFF"),
    KeySequence(
      "Tapped twice, with time in between", in: field(on(.control, .doubleTap, .nextLocale)),
      [.tap(.control), .wait(200), .tap(.control)], effects: ""),
    KeySequence(
      "Another key in between", in: field(on(.control, .doubleTap, .nextLocale)),
      [.tap(.control), .tap("x"), .tap(.control)], effects: ""),
    KeySequence(
      "A shortcut in between", in: field(on(.control, .doubleTap, .nextLocale)),
      [
        .tap(.control), .press(.control), .tap(TestKey("c").with(.control)), .release(.control),
        .tap(.control),
      ], effects: ""),
    KeySequence(
      "Three times are once", in: field(on(.control, .doubleTap, .nextLocale)),
      [.tap(.control), .tap(.control), .tap(.control)], effects: "locale:de aux:de"),
    KeySequence(
      "A key that types", in: field(on("x", .doubleTap, .nextLocale)),
      [.tap("x"), .tap("x")], effects: "locale:de aux:de", text: "xx"),
  ]

  @Test(arguments: gestures)
  func `A key can be bound to being held or tapped twice`(sequence: KeySequence) {
    sequence.verify()
  }

  static let names: [(String, KeyboardAction?)] = [
    ("nextLocale", .nextLocale), ("character:é", .character("é")), ("text:a: b", .text("a: b")),
    ("keyboardType:emojis", .keyboardType(.emojis)), ("keyboardType:moon", nil),
    ("custom:x", .custom(named: "x")), ("emoji:🦦", .emoji(Emoji("🦦"))),
    ("url:https://example.org", .url("https://example.org", id: nil)),
    ("diacritic:´ aá eé", .diacritic(Diacritic(char: "´", replacements: ["a": "á", "e": "é"]))),
    ("diacritic:´ a", nil), ("character", nil), ("character:", nil), ("fly", nil), ("", nil),
  ]

  @Test(arguments: names)
  func `Settings name actions`(name: String, action: KeyboardAction?) {
    #expect(KeyboardAction(name) == action)
  }
}
