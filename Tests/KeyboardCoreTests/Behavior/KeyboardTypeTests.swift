import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Keyboard types") struct KeyboardTypeTests {
  static let types: [(ContentPurpose, KeyboardType)] = [
    (.freeForm, .alphabetic(.lowercased)), (.name, .alphabetic(.lowercased)), (.url, .url),
    (.email, .email), (.digits, .numeric), (.number, .numeric), (.phone, .numberPad),
    (.terminal, .alphabetic(.lowercased)),
  ]

  @Test(arguments: types)
  func `A field has a keyboard type`(purpose: ContentPurpose, type: KeyboardType) {
    let controller = TestField.gtk.makeController()
    _ = controller.handle(.contentType(ContentType(purpose: purpose)))
    #expect(controller.state.keyboardContext.keyboardType == type)
    _ = controller.handle(.contentType(ContentType()))
    #expect(controller.state.keyboardContext.keyboardType == .alphabetic(.lowercased))
  }

  private static let plain = TestField.gtk.settings { $0.hold = false }

  private static func go(to type: KeyboardType) -> Move { .send(.action(.keyboardType(type))) }

  private static let once = Move.send(.action(.custom(named: "symbolOnce")))

  static let sequences = [
    KeySequence(
      "Digits in the places of letters", in: plain, [go(to: .numeric), .type("qwa")],
      text: "12-"),
    KeySequence("Signs", in: plain, [go(to: .symbolic), .type("qw")], text: "[]"),
    KeySequence(
      "A space goes back to letters", in: plain, [go(to: .numeric), .type("q a")], text: "1 a"),
    KeySequence(
      "Return goes back to letters", in: plain,
      [go(to: .numeric), .tap("q"), .tap(.return), .tap("a")], text: "1\na"),
    KeySequence(
      "Escape goes back to letters", in: plain,
      [go(to: .numeric), .tap("q"), .tap(.escape), .tap("a")], answers: "TTTTFF", text: "1a"),
    KeySequence(
      "An action goes back to letters", in: plain,
      [go(to: .numeric), .tap("q"), go(to: .alphabetic(.lowercased)), .tap("a")], text: "1a"),
    KeySequence(
      "The focus goes back to letters", in: plain,
      [go(to: .numeric), .send(.focusOut), .send(.focusIn(client: "x")), .tap("a")], text: "a"),
    KeySequence("One sign", in: plain, [once, .type("qq")], text: "[q"),
    KeySequence("The digits stay", in: plain, [go(to: .numeric), .type("5")], text: "5"),
    KeySequence(
      "A field for numbers leaves the keys alone", in: plain.purpose(.number), [.type("1 a2")],
      effects: "", text: "1 a2"),
    KeySequence(
      "Capitals can be locked by an action", in: plain,
      [go(to: .alphabetic(.capsLocked)), .type("ab")], text: "AB"),
  ]

  @Test(arguments: sequences)
  func `Keys give digits and signs while that is wanted`(sequence: KeySequence) {
    sequence.verify()
  }

  static let endings: [(ContentPurpose, String, [String])] = [
    (.url, ".", [".com", ".org", ".net"]), (.email, ".", [".com", ".org", ".net"]),
    (.email, "a", ["@"]), (.freeForm, ".", ["…"]), (.freeForm, "a", ["à"]),
  ]

  @Test(arguments: endings)
  func `Addresses want other callouts first`(
    purpose: ContentPurpose, key: String, first: [String]
  ) {
    let controller = TestField.gtk.makeController()
    _ = controller.handle(.contentType(ContentType(purpose: purpose)))
    let actions = controller.services.calloutActionProvider
      .calloutActions(for: .character(key)).filter { $0 != .character(key) }
    #expect(actions.prefix(first.count).compactMap(\.inputCalloutText) == first)
  }
}
