import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

@Suite("Key combinations as text") struct KeyBindingTests {
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
  func `A combination is written as GTK writes it`(text: String, combination: KeyCombination?) {
    #expect(KeyCombination(text) == combination)
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
  func `What is wrong with a binding is said in one sentence`(text: String, words: String) {
    let error = #expect(throws: KeyBindingError.self) { try KeyBinding(text) }
    #expect(error?.description.contains(words) == true)
    #expect(error?.description.contains("\"\(text)\"") == true)
  }
}
