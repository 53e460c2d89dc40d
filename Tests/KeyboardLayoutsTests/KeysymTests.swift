import KeyboardLayouts
import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("Keysyms, and key combinations as text") struct KeysymTests {
  static let keysyms: [(String, UInt32, String?)] = [
    ("a", 0x61, "a"), ("eacute", 0xe9, "é"), ("Cyrillic_a", 0x6c1, "а"), ("EuroSign", 0x20ac, "€"),
    ("U1E9E", 0x100_1e9e, "ẞ"), ("space", 0x20, " "), ("nobreakspace", 0xa0, "\u{a0}"),
    ("KP_1", 0xffb1, "1"), ("Return", 0xff0d, nil), ("BackSpace", 0xff08, nil),
    ("Escape", 0xff1b, nil), ("Delete", 0xffff, nil), ("Tab", 0xff09, nil), ("Left", 0xff51, nil),
    ("dead_acute", 0xfe51, nil), ("Multi_key", 0xff20, nil), ("Shift_L", 0xffe1, nil),
  ]

  @Test(arguments: keysyms)
  func `A keysym has a name, a value and the text a client inserts`(
    name: String, value: UInt32, text: String?
  ) {
    let keysym = Keysym(rawValue: value)
    #expect(Keysym(name: name) == keysym)
    #expect(keysym.name == name)
    #expect(keysym.text == text)
  }

  @Test func `The names that the core knows are those of X11, in both directions`() {
    for (name, value) in KeyNames.entries {
      #expect(Keysym(name: name)?.rawValue == value, "\(name)")
      let keysym = Keysym(rawValue: value)
      #expect(KeyNames.common.name(keysym) == keysym.name)
      #expect(KeyNames.common.key(name) == keysym)
    }
  }

  @Test(arguments: [("U1E9E", 0x100_1e9e), ("U1F9A6", 0x101_f9a6), ("0x6c1", 0x6c1)])
  func `Other keys are named by their character or value`(name: String, value: UInt32) {
    let keysym = Keysym(rawValue: value)
    #expect(KeyNames.common.key(name) == keysym)
    #expect(KeyNames.common.name(keysym) == name)
    #expect(Keysym(name: name) == keysym)
  }

  @Test(arguments: ["NoSuchKey", "", "UD800", "Uxyz", "U110000", "0x", "0xg", "0x123456789"])
  func `The core rejects unknown names`(name: String) {
    #expect(KeyNames.common.key(name) == nil)
  }

  @Test func `An unknown name is not a key`() {
    #expect(Keysym(name: "NoSuchKey") == nil)
    #expect(Keysym(name: "") == nil)
  }

  @Test(arguments: ["a", "é", "ß", "ẞ", "ё", "α", "€", "🦦", " "] as [Unicode.Scalar])
  func `Every letter has a keysym that types it`(scalar: Unicode.Scalar) {
    #expect(Keysym(typing: scalar).text == String(Character(scalar)))
  }

  // X11's keysymdef.h: dead_grave … dead_currency, dead_a … dead_longsolidusoverlay.
  @Test(arguments: [
    (0xfe4f, false), (0xfe50, true), (0xfe6f, true), (0xfe70, false), (0xfe7a, false),
    (0xfe7f, false), (0xfe80, true), (0xfe93, true), (0xfe94, false), (0xff20, false),
  ])
  func `Dead keys begin a sequence, the keys of AccessX between them do not`(
    keysym: UInt32, isDeadKey: Bool
  ) {
    #expect(Keysym(rawValue: keysym).isDeadKey == isDeadKey)
    #expect(Keysym(rawValue: keysym).startsSequence == (isDeadKey || keysym == 0xff20))
  }

  static let combinations: [(String, KeyCombination?)] = [
    ("<Super><Shift>space", KeyCombination(.space, [.super, .shift])),
    ("<shift><SUPER>space", KeyCombination(.space, [.super, .shift])),
    ("<Ctrl>e", KeyCombination(Keysym(rawValue: 0x65), .control)),
    ("<Primary>E", KeyCombination(Keysym(rawValue: 0x65), .control)),
    ("<Alt>eacute", KeyCombination(Keysym(rawValue: 0xe9), .alt)),
    ("F12", KeyCombination(Keysym(rawValue: 0xffc9))),
    ("<Hyper><Meta>Left", KeyCombination(.left, [.hyper, .meta])),
    ("<Super>", nil), ("<Superspace", nil), ("<Windows>space", nil), ("nokey", nil), ("", nil),
  ]

  @Test(arguments: combinations)
  func `A combination is written in GTK's notation`(text: String, combination: KeyCombination?) {
    #expect(KeyCombination(text, keys: .x11) == combination)
  }

  @Test func `A binding is a combination and an action`() throws {
    #expect(try KeyBinding("<Super><Alt>space=nextLocale") == KeyBinding.standard.first)
    #expect(
      try KeyBinding("Shift_L@doubleTap=text:a=b")
        == KeyBinding(
          KeyCombination(Keysym(rawValue: 0xffe1)), gesture: .doubleTap, .text("a=b")))
  }

  static let mistakes: [(String, String)] = [
    ("F12", "must have the form KEYS=ACTION"), ("=nextLocale", "\"\" is not a key"),
    ("<Windows>x=nextLocale", "\"<Windows>x\" is not a key"),
    ("F12=fly", "\"fly\" is not one of backspace, capsLock, character:…,"),
    ("F12@often=nextLocale", "\"often\" must be press, doubleTap or longPress"),
    ("Shift_L=nextLocale", "Shift_L alone needs @doubleTap or @longPress"),
  ]

  @Test(arguments: mistakes)
  func `An error in a binding is one sentence`(text: String, words: String) {
    let error = #expect(throws: NotationError.self) { try KeyBinding(text) }
    #expect(error?.description.contains(words) == true)
    #expect(error?.description.contains("\"\(text)\"") == true)
  }
}
