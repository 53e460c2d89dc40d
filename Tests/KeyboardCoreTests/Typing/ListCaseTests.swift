import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Capitals in the list") struct ListCaseTests {
  static let turkish = TestField.gtk.locales("tr")

  static let capitals = [
    KeySequence("With Shift", [.hold("E")], effects: "‹E› / [É È Ê Ë]"),
    KeySequence(
      "With Shift still down", [.press(.shift), .hold("E"), .release(.shift), .tap("1")],
      text: "É"),
    KeySequence(
      "With Caps Lock", [.hold(TestKey("e").typing("E").with(.capsLock))],
      effects: "‹E› / [É È Ê Ë]"),
    KeySequence(
      "ß becomes ẞ", in: .gtk.locales("de"), [.hold("S"), .tap("1")],
      effects: "‹S› / [ẞ Š Ś] / [] +ẞ ‹›", text: "ẞ"),
    KeySequence("In English as well", [.hold("S")], effects: "‹S› / [ẞ Ś]"),
    KeySequence("What would change its length is left out", [.hold("N")], effects: "‹N› / [Ñ]"),
    KeySequence("Signs have no case", [.hold("$")], effects: "‹$› / [€ £]"),
    KeySequence("English I", [.hold("I")], effects: "‹I› / [Í Î]"),
    KeySequence("Turkish i", in: turkish, [.hold(.turkish("i"))], effects: "‹i› / [ı î]"),
    KeySequence("Turkish İ", in: turkish, [.hold(.turkish("İ"))], effects: "‹İ› / [I Î]"),
    KeySequence("Turkish ı", in: turkish, [.hold(.turkish("ı"))], effects: "‹ı› / [i]"),
    KeySequence("Turkish I", in: turkish, [.hold(.turkish("I"))], effects: "‹I› / [İ]"),
    KeySequence("Turkish e", in: turkish, [.hold(.turkish("E"))], effects: "‹E› / [É È Ê Ë]"),
  ]

  @Test(arguments: capitals)
  func `A capital offers capitals`(sequence: KeySequence) { sequence.verify() }

  static let toggles = [
    KeySequence("To capitals", [.hold("e"), .tap(.shift)], effects: "‹e› / [é è ê ë] / [É È Ê Ë]"),
    KeySequence(
      "The right one does it, too", [.hold("e"), .tap(.rightShift), .tap("2")], text: "È"),
    KeySequence(
      "And back", [.hold("e"), .tap(.shift), .tap(.shift)],
      effects: "‹e› / [é è ê ë] / [É È Ê Ë] / [é è ê ë]"),
    KeySequence(
      "To small letters", [.hold("E"), .tap(.shift), .tap("1")],
      effects: "‹E› / [É È Ê Ë] / [é è ê ë] / [] +é ‹›", text: "é"),
    KeySequence(
      "The letter stays as typed", [.hold("e"), .tap(.shift), .tap(.escape)],
      effects: "‹e› / [é è ê ë] / [É È Ê Ë] / [] +e ‹›", text: "e"),
    KeySequence(
      "The highlight stays", [.hold("e"), .tap(.left), .tap(.shift), .tap(.return)],
      effects: "‹e› / [é è ê ë] / [é è ê *ë] / [É È Ê *Ë] / [] +Ë ‹›", text: "Ë"),
    KeySequence(
      "A highlight that has no capital goes", [.hold("n"), .tap(.left), .tap(.shift)],
      effects: "‹n› / [ñ ŉ] / [ñ *ŉ] / [Ñ]"),
    KeySequence(
      "The page stays", [.hold("o"), .tap(.down), .tap(.shift), .tap("3")],
      effects: "‹o› / [ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ œ] aux:2/2 / [2: Ǒ Ŏ Œ] / [] +Œ ‹› aux:"),
    KeySequence("ß", [.hold("s"), .tap(.shift)], effects: "‹s› / [ß ś] / [ẞ Ś]"),
    KeySequence(
      "Turkish i", in: turkish, [.hold(.turkish("i")), .tap(.shift)],
      effects: "‹i› / [ı î] / [I Î]"),
    KeySequence(
      "Turkish I", in: turkish, [.hold(.turkish("I")), .tap(.shift)], effects: "‹I› / [İ] / [i]"),
    KeySequence(
      "Signs stay", [.hold("$"), .tap(.shift), .tap("1")], effects: "‹$› / [€ £] / [] +€ ‹›"),
    KeySequence(
      "Where the press passed", in: .xim, [.hold("e"), .tap(.shift), .tap("1")],
      effects: "[é è ê ë] / [É È Ê Ë] / [] ⌫ +É", text: "É"),
    KeySequence("Shift passes all the same", [.hold("e"), .tap(.shift)], answers: "TTFF"),
  ]

  @Test(arguments: toggles)
  func `Shift toggles the case of the list`(sequence: KeySequence) { sequence.verify() }

  static let combinations = [
    KeySequence(
      "A capital letter", [.hold("e"), .press(.shift), .tap("X"), .release(.shift)],
      effects: "‹e› / [é è ê ë] / [] +eX ‹›", text: "eX"),
    KeySequence(
      "Shift and Tab", [.hold("e"), .press(.shift), .tap(.leftTab), .release(.shift)],
      effects: "‹e› / [é è ê ë] / [é è ê *ë]"),
    KeySequence(
      "A digit with Shift on a French keyboard",
      [.hold("e"), .press(.shift), .tap(.azerty("2")), .release(.shift)],
      effects: "‹e› / [é è ê ë] / [] +è ‹›", text: "è"),
    KeySequence(
      "A sign with Shift", [.hold("e"), .type("!")],
      effects: "‹e› / [é è ê ë] / [] +e! ‹›", text: "e!"),
    KeySequence(
      "Shift that was down before the list opened",
      [.press(.shift), .hold("E"), .release(.shift)], effects: "‹E› / [É È Ê Ë]"),
    KeySequence(
      "Another modifier in between",
      [.hold("e"), .press(.shift), .tap(.altGr), .release(.shift)],
      effects: "‹e› / [é è ê ë]"),
  ]

  @Test(arguments: combinations)
  func `Shift that belongs to another key toggles nothing`(sequence: KeySequence) {
    sequence.verify()
  }
}
