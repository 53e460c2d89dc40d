import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Capitals in the list") struct ListCaseTests {
  static let turkish = gtk.locales("tr")

  static let capitals = [
    gtk.row("With Shift", [.hold("E")], "‹E› / [É È Ê Ë]"),
    gtk.locales("de").row("ß is ẞ", [.hold("S"), .tap("1")], "‹S› / [ẞ Š Ś] / [] +ẞ ‹›"),
    gtk.row("In English as well", [.hold("S")], "‹S› / [ẞ Ś]"),
    gtk.row("What would change its length is left out", [.hold("N")], "‹N› / [Ñ]"),
    gtk.row("English I", [.hold("I")], "‹I› / [Í Î]"),
    turkish.row("Turkish i", [.hold(.turkish("i"))], "‹i› / [ı î]"),
    turkish.row("Turkish İ", [.hold(.turkish("İ"))], "‹İ› / [I Î]"),
    turkish.row("Turkish ı", [.hold(.turkish("ı"))], "‹ı› / [i]"),
    turkish.row("Turkish I", [.hold(.turkish("I"))], "‹I› / [İ]"),
    turkish.row("Turkish e", [.hold(.turkish("E"))], "‹E› / [É È Ê Ë]"),
  ]

  @Test(arguments: capitals)
  func `A capital offers capitals`(row: KeySequence) { row.verify() }

  static let toggles = [
    gtk.row("The right one does it, too", [.hold("e"), .tap(.rightShift), .tap("2")], text: "È"),
    gtk.row(
      "To capitals and back", [.hold("e"), .tap(.shift), .tap(.shift)],
      "‹e› / [é è ê ë] / [É È Ê Ë] / [é è ê ë]"),
    gtk.row(
      "To small letters", [.hold("E"), .tap(.shift), .tap("1")],
      "‹E› / [É È Ê Ë] / [é è ê ë] / [] +é ‹›", text: "é"),
    gtk.row(
      "The letter stays as typed", [.hold("e"), .tap(.shift), .tap(.escape)],
      "‹e› / [é è ê ë] / [É È Ê Ë] / [] +e ‹›", text: "e"),
    gtk.row(
      "The highlight stays", [.hold("e"), .tap(.left), .tap(.shift), .tap(.return)],
      "‹e› / [é è ê ë] / [é è ê *ë] / [É È Ê *Ë] / [] +Ë ‹›", text: "Ë"),
    gtk.row(
      "A highlight that has no capital goes", [.hold("n"), .tap(.left), .tap(.shift)],
      "‹n› / [ñ ŉ] / [ñ *ŉ] / [Ñ]"),
    gtk.row(
      "The page stays", [.hold("o"), .tap(.down), .tap(.shift), .tap("3")],
      "‹o› / [ò ó ô õ ö ø ō ő ơ] / [2: ǒ ŏ œ] aux:2/2 / [2: Ǒ Ŏ Œ] / [] +Œ ‹› aux:"),
    gtk.row("ß", [.hold("s"), .tap(.shift)], "‹s› / [ß ś] / [ẞ Ś]"),
    turkish.row("Turkish i", [.hold(.turkish("i")), .tap(.shift)], "‹i› / [ı î] / [I Î]"),
    turkish.row("Turkish I", [.hold(.turkish("I")), .tap(.shift)], "‹I› / [İ] / [i]"),
    gtk.row("Signs stay", [.hold("$"), .tap(.shift), .tap("1")], "‹$› / [€ £] / [] +€ ‹›"),
    xim.row(
      "Where the press passed", [.hold("e"), .tap(.shift), .tap("1")],
      "[é è ê ë] / [É È Ê Ë] / [] ⌫ +É", text: "É"),
    // With StickyKeys, Shift that was tapped acts on the next key: "!" is Shift and 1.
    gtk.row(
      "A digit with Shift latched", [.hold("e"), .tap(.shift), .tap("!")],
      "‹e› / [é è ê ë] / [É È Ê Ë] / [] +É ‹›", text: "É"),
    gtk.row(
      "A digit with Shift locked", [.hold("e"), .tap(.shift), .tap(.shift), .tap("@")],
      "‹e› / [é è ê ë] / [É È Ê Ë] / [é è ê ë] / [] +è ‹›", text: "è"),
    gtk.row("Shift passes all the same", [.hold("e"), .tap(.shift)], answers: "TTFF"),
  ]

  @Test(arguments: toggles)
  func `Shift toggles the case of the list`(row: KeySequence) { row.verify() }

  static let combinations = [
    gtk.row(
      "A capital letter", [.hold("e"), .press(.shift), .tap("X"), .release(.shift)],
      "‹e› / [é è ê ë] / [] +eX ‹›", text: "eX"),
    gtk.row(
      "Shift and Tab", [.hold("e"), .press(.shift), .tap(.leftTab), .release(.shift)],
      "‹e› / [é è ê ë] / [é è ê *ë]"),
    gtk.row(
      "A digit with Shift on a French keyboard",
      [.hold("e"), .press(.shift), .tap(.azerty("2")), .release(.shift)],
      "‹e› / [é è ê ë] / [] +è ‹›", text: "è"),
    gtk.row("A sign: !", [.hold("e"), .type("!")], "‹e› / [é è ê ë] / [] +e! ‹›", text: "e!"),
    gtk.row(
      "A sign after a tap of Shift", [.hold("e"), .tap(.shift), .type("!")],
      "‹e› / [é è ê ë] / [É È Ê Ë] / [] +e! ‹›", text: "e!"),
    gtk.row(
      "Shift that was down before the list opened",
      [.press(.shift), .hold("E"), .release(.shift), .tap("1")], "‹E› / [É È Ê Ë] / [] +É ‹›"),
    gtk.row(
      "Another modifier in between", [.hold("e"), .press(.shift), .tap(.altGr), .release(.shift)],
      "‹e› / [é è ê ë]"),
  ]

  @Test(arguments: combinations)
  func `Shift that belongs to another key toggles nothing`(row: KeySequence) { row.verify() }
}
