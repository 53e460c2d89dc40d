import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Fields and the focus") struct FocusTests {
  static let password = InputEvent.contentType(ContentType(purpose: .password))

  static let leaving = [
    KeySequence(
      "The client commits the letter",
      [.press("e"), .wait(100), .send(.focusOut), .wait(900), .release("e")],
      effects: "‹e›", answers: "TT", text: "e", refusals: [.focusChanged]),
    KeySequence(
      "An open list closes", [.hold("e"), .send(.focusOut)], effects: "‹e› / [é è ê ë] / []",
      text: "e"),
    KeySequence(
      "The next field comes without a farewell",
      [.hold("e"), .send(.focusIn(client: "gtk3-im:other")), .tap("1")],
      effects: "‹e› / [é è ê ë] / []", answers: "TTFF", text: "e1"),
    KeySequence(
      "A key that passed passes when it goes up", [.press("x"), .send(.focusOut), .release("x")],
      answers: "FF", text: "x"),
    KeySequence(
      "A key that is down is a new one in the next field",
      [
        .press("e"), .send(.focusOut), .send(.focusIn(client: "gtk3-im:other")), .wait(30),
        .press("e"), .wait(600), .tap("1"), .release("e"),
      ], effects: "‹e› / ‹e› / [é è ê ë] / [] +é ‹›", text: "eé"),
    KeySequence(
      "The hold starts afresh",
      [
        .press("e"), .wait(400), .release("e"), .send(.focusOut), .send(.focusIn(client: "qt")),
        .wait(50), .hold("e"),
      ], effects: "‹e› / ‹e› / [é è ê ë]", text: "e‹e›"),
    KeySequence(
      "Between a release and the moment it is final",
      [.press("e"), .wait(30), .release("e"), .send(.focusOut), .wait(100)],
      effects: "‹e›", text: "e"),
    KeySequence(
      "Where the press passed", in: .xim, [.hold("e"), .send(.focusOut), .tap("1")],
      effects: "[é è ê ë] / []", text: "e1"),
    KeySequence("With nothing pending", [.tap("x"), .send(.focusOut)], effects: "", text: "x"),
  ]

  @Test(arguments: leaving)
  func `A field that loses the focus keeps the letter`(sequence: KeySequence) {
    sequence.verify()
  }

  static let resets = [
    KeySequence(
      "Before the list opens", [.press("e"), .wait(100), .send(.reset), .wait(900), .release("e")],
      effects: "‹e›", answers: "TT", text: "e", refusals: [.reset]),
    KeySequence(
      "With the list open", [.hold("e"), .send(.reset), .tap("1")],
      effects: "‹e› / [é è ê ë] / []", answers: "TTFF", text: "e1"),
    KeySequence(
      "While the key repeats", [.press("e"), .send(.reset), .repeatPressing("e", times: 20)],
      effects: "‹e›", text: "e"),
    KeySequence(
      "Where the press passed", in: .xim, [.press("e"), .wait(100), .send(.reset), .wait(900)],
      effects: "", text: "e", refusals: [.reset]),
    KeySequence(
      "After a tap it is no tap any more", [.tap("e"), .send(.reset), .hold("e")],
      effects: "‹e› / +e ‹› / ‹e› / [é è ê ë]", text: "e‹e›"),
  ]

  @Test(arguments: resets)
  func `A client that starts over ends the hold`(sequence: KeySequence) { sequence.verify() }

  static let contents = [
    KeySequence(
      "The letter is committed before", [.press("e"), .wait(100), .send(password), .wait(900)],
      effects: "‹e› / +e ‹›", text: "e", refusals: [.contentTypeChanged]),
    KeySequence(
      "An open list closes", [.hold("e"), .send(password), .tap("1")],
      effects: "‹e› / [é è ê ë] / [] +e ‹›", answers: "TTFF", text: "e1"),
    KeySequence(
      "The same one again changes nothing", [.hold("e"), .send(.contentType(ContentType()))],
      effects: "‹e› / [é è ê ë]", text: "‹e›"),
    KeySequence(
      "From secret to free", in: .gtk.purpose(.password),
      [.hold("e"), .send(.contentType(ContentType())), .wait(100), .hold("e"), .tap("1")],
      effects: "‹e› / [é è ê ë] / [] +é ‹›", answers: "FFTTTT", text: "eé"),
    KeySequence(
      "A client that stops taking preedit", [.tap("x"), .send(.capabilities(.focus)), .hold("e")],
      effects: "", text: "xe", refusals: [.noPreedit]),
    KeySequence(
      "A letter that waits when it stops is text before the next", in: .gtk.rules("*=on"),
      [.press("a"), .send(.capabilities(.focus)), .press("e")], effects: "‹a› / +ae ‹›",
      answers: "TT", text: "ae"),
  ]

  @Test(arguments: contents)
  func `Another kind of field ends the hold`(sequence: KeySequence) { sequence.verify() }

  static let switches = [
    KeySequence(
      "Another locale", in: .gtk.locales("en", "de"),
      [.hold("s"), .send(.selectLocale("de")), .hold("s")],
      effects: "‹s› / [ß š ś] / [] +s ‹› locale:de aux:de / ‹s› / [ß š ś]", text: "s‹s›"),
    KeySequence("The same locale", [.press("e"), .send(.selectLocale("en"))], effects: "‹e›"),
    KeySequence(
      "The next locale", in: .gtk.locales("en", "de"),
      [.press("e"), .send(.action(.nextLocale)), .send(.action(.nextLocale))],
      effects: "‹e› / +e ‹› locale:de aux:de / locale:en aux:en", text: "e"),
    KeySequence("The only locale", [.send(.action(.nextLocale))], effects: ""),
    KeySequence(
      "Hold is switched off", [.hold("e"), .send(.setHold(false)), .wait(30), .hold("a")],
      effects: "‹e› / [é è ê ë] / [] +e ‹› hold:off / off!", text: "ea"),
    KeySequence(
      "Hold is switched on", in: .gtk.settings { $0.hold = false },
      [.hold("e"), .send(.setHold(true)), .wait(300), .hold("e")],
      effects: "off! / hold:on / ‹e› / [é è ê ë]", text: "e‹e›"),
    KeySequence("Hold is on already", [.send(.setHold(true))], effects: ""),
  ]

  @Test(arguments: switches)
  func `Switching locales or hold loses no letter`(sequence: KeySequence) { sequence.verify() }

  @Test func `The text around the cursor is asked for at every focus and forgotten with it`() {
    let controller = TestField.gtk.makeController()
    for client in ["gtk3-im:a", "", "gtk3-im:a"] {
      #expect(controller.handle(.focusIn(client: client)).effects == [.requestSurroundingText])
      #expect(controller.state.keyboardContext.client == client)
      _ = controller.handle(.surroundingText(SurroundingText(text: "a", cursor: 1)))
      #expect(controller.state.keyboardContext.surroundingText != nil)
      _ = controller.handle(.focusOut)
      #expect(controller.state.keyboardContext.surroundingText == nil)
    }
  }

  @Test func `A pick is checked against the text of the field that has the focus`() {
    let field = TestField.replace.capabilities(.preedit)
    KeySequence(
      "Old text", in: field,
      [
        .press("e"), .told("e"), .release("e"), .send(.focusOut),
        .send(.focusIn(client: "gtk3-im:b")), .wait(300), .hold("e"),
      ], effects: "", refusals: [.focusChanged, .surroundingTextUnverified]
    ).verify()
  }
}
