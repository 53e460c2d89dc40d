import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Fields and the focus") struct FocusTests {
  static let password = InputEvent.contentType(ContentType(purpose: .password))

  static let leaving = [
    gtk.row(
      "The client commits the letter",
      [.press("e"), .wait(100), .focusOut, .wait(900), .release("e")], "‹e›", answers: "TT",
      text: "e", refusals: [.focusChanged]),
    gtk.row("A list closes", [.hold("e"), .focusOut], "‹e› / [é è ê ë] / []", text: "e"),
    gtk.row(
      "The next field comes without a farewell",
      [.hold("e"), .focusIn("gtk3-im:other"), .tap("1")],
      "‹e› / [é è ê ë] / []", answers: "TTFF", text: "e1"),
    gtk.row(
      "A key that passed passes when it goes up", [.press("x"), .focusOut, .release("x")],
      answers: "FF", text: "x"),
    gtk.row(
      "A key that is down is a new one in the next field",
      [
        .press("e"), .focusOut, .focusIn("gtk3-im:other"), .wait(30),
        .press("e"), .wait(600), .tap("1"), .release("e"),
      ], "‹e› / ‹e› / [é è ê ë] / [] +é ‹›", text: "eé"),
    gtk.row(
      "The hold starts afresh",
      [.press("e"), .wait(400), .release("e"), .focusOut, .focusIn("qt"), .wait(50), .hold("e")],
      "‹e› / ‹e› / [é è ê ë]", text: "e‹e›"),
    gtk.row(
      "Between a release and the moment it is final",
      [.press("e"), .wait(30), .release("e"), .focusOut, .wait(100)], "‹e›", text: "e"),
    gtk.settings { $0.hold = false }.row(
      "In the next field it is no key that was held",
      [.press("e"), .focusOut, .focusIn("gtk3-im:other"), .wait(900), .release("e")], "",
      text: "e"),
    xim.row("The press passed", [.hold("e"), .focusOut, .tap("1")], "[é è ê ë] / []", text: "e1"),
    replace.capabilities(.preedit).row(
      "A pick is checked against the text of the field that has the focus",
      [
        .press("e"), .told("e"), .release("e"), .focusOut,
        .focusIn("gtk3-im:b"), .wait(300), .hold("e"),
      ], "", refusals: [.focusChanged, .surroundingTextUnverified]),
    gtk.row("With nothing pending", [.tap("x"), .focusOut], "", text: "x"),
  ]

  @Test(arguments: leaving)
  func `A field that loses the focus keeps the letter`(row: KeySequence) { row.verify() }

  static let sides = [
    gtk.row(
      "A press that passed moves the focus",
      [.press(.tab), .focusOut, .focusIn("gtk3-im:other"), .wait(80), .release(.tab)],
      answers: "FF"),
    gtk.row(
      "A press that no field saw",
      [.focusOut, .wait(500), .focusIn("gtk3-im:other"), .wait(80), .release("e")], answers: "F"),
    gtk.row(
      "A press that was used up, in the next field",
      [.press("e"), .focusOut, .wait(10), .focusIn("gtk3-im:other"), .wait(80), .release("e")],
      answers: "TT"),
    gtk.row(
      "A press that was used up, with no farewell",
      [.press("e"), .focusIn("gtk3-im:other"), .wait(80), .release("e")], answers: "TT"),
    gtk.row(
      "A pick that closes the window",
      [
        .hold("e"), .press("1"), .focusOut, .wait(300), .focusIn("gtk3-im:other"), .wait(80),
        .release("1"),
      ], answers: "TTTT", text: "é"),
  ]

  /// A press may have gone to a program where no field had the focus, and would repeat there.
  @Test(arguments: sides)
  func `A release is used up if and only if its press was, on both sides of a focus`(
    row: KeySequence
  ) { row.verify() }

  static let resets = [
    gtk.row(
      "Before the list opens", [.press("e"), .wait(100), .reset, .wait(900), .release("e")],
      "‹e›", answers: "TT", text: "e", refusals: [.reset]),
    gtk.row(
      "With the list open", [.hold("e"), .reset, .tap("1")], "‹e› / [é è ê ë] / []",
      answers: "TTFF", text: "e1"),
    gtk.row(
      "While the key repeats", [.press("e"), .reset, .repeatPressing("e", times: 20)], "‹e›",
      text: "e"),
    xim.row(
      "Where the press passed", [.press("e"), .wait(100), .reset, .wait(900)], "", text: "e",
      refusals: [.reset]),
    gtk.row(
      "After a tap it is no tap any more", [.tap("e"), .reset, .hold("e")],
      "‹e› / +e ‹› / ‹e› / [é è ê ë]", text: "e‹e›"),
  ]

  @Test(arguments: resets)
  func `A client that resets ends the hold`(row: KeySequence) { row.verify() }

  static let contents = [
    gtk.row(
      "The letter is committed before", [.press("e"), .wait(100), .send(password), .wait(900)],
      "‹e› / +e ‹›", text: "e", refusals: [.contentTypeChanged]),
    gtk.row(
      "An open list closes", [.hold("e"), .send(password), .tap("1")], "‹e› / [é è ê ë] / [] +e ‹›",
      answers: "TTFF", text: "e1"),
    gtk.row(
      "The same one again changes nothing", [.hold("e"), .send(.contentType(ContentType()))],
      "‹e› / [é è ê ë]", text: "‹e›"),
    gtk.purpose(.password).row(
      "From secret to free",
      [.hold("e"), .send(.contentType(ContentType())), .wait(100), .hold("e"), .tap("1")],
      "‹e› / [é è ê ë] / [] +é ‹›", answers: "FFTTTT", text: "eé"),
    gtk.row(
      "What is shown of the last letter goes when the field turns out to be secret",
      [.send(.flash("e")), .told("●●●")], "aux:e / aux:"),
    gtk.row(
      "A client that stops taking preedit", [.tap("x"), .send(.capabilities(.focus)), .hold("e")],
      "", text: "xe", refusals: [.noPreedit]),
    gtk.rules("*=on").row(
      "A letter that waits when it stops is text before the next",
      [.press("a"), .send(.capabilities(.focus)), .press("e")], "‹a› / +ae ‹›", answers: "TT"),
  ]

  @Test(arguments: contents)
  func `Another kind of field ends the hold`(row: KeySequence) { row.verify() }

  static let switches = [
    gtk.locales("en", "de").row(
      "Another locale", [.hold("s"), .send(.selectLocale("de")), .hold("s")],
      "‹s› / [ß š ś] / [] +s ‹› locale:de aux:de / ‹s› / [ß š ś]", text: "s‹s›"),
    gtk.row("The same locale", [.press("e"), .send(.selectLocale("en"))], "‹e›"),
    gtk.row("The only locale", [.send(.action(.nextLocale))], ""),
    gtk.row(
      "Hold is switched off", [.hold("e"), .send(.setHold(false)), .wait(30), .hold("a")],
      "‹e› / [é è ê ë] / [] +e ‹› hold:off / off!", text: "ea"),
    gtk.settings { $0.hold = false }.row(
      "Hold is switched on", [.hold("e"), .send(.setHold(true)), .wait(300), .hold("e")],
      "off! / hold:on / ‹e› / [é è ê ë]", text: "e‹e›"),
    gtk.row("Hold is on already", [.send(.setHold(true))], ""),
  ]

  @Test(arguments: switches)
  func `Switching locales or hold loses no letter`(row: KeySequence) { row.verify() }

  @Test func `A field whose focus is reported again, now with the client's name, loses nothing`() {
    let controller = gtk.makeController()
    _ = controller.handle(.focusIn(client: ""))
    _ = controller.handle(.surroundingText(SurroundingText(text: "a", cursor: 1)))
    _ = controller.handle(.focusIn(client: "gtk3-im:a"))
    #expect(controller.state.keyboardContext.field.surroundingText?.text == "a")
  }

  @Test func `The surrounding text is requested at every focus and forgotten with it`() {
    let controller = gtk.makeController()
    for client in ["gtk3-im:a", "", "gtk3-im:a"] {
      #expect(
        controller.handle(.focusIn(client: client)).effects == [.field(.requestSurroundingText)])
      #expect(controller.state.keyboardContext.field.client == client)
      _ = controller.handle(.surroundingText(SurroundingText(text: "a", cursor: 1)))
      #expect(controller.state.keyboardContext.field.surroundingText != nil)
      _ = controller.handle(.focusOut)
      #expect(controller.state.keyboardContext.field.surroundingText == nil)
    }
  }
}
