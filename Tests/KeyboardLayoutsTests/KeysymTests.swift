import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

@Suite("Keysyms") struct KeysymTests {
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

  @Test func `What has no name is none`() {
    #expect(Keysym(name: "NoSuchKey") == nil)
    #expect(Keysym(name: "") == nil)
  }

  @Test(arguments: ["a", "é", "ß", "ẞ", "ё", "α", "€", "🦦", " "] as [Unicode.Scalar])
  func `Every letter has a keysym that types it`(scalar: Unicode.Scalar) {
    #expect(Keysym(typing: scalar).text == String(Character(scalar)))
  }
}
