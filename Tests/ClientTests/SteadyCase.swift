import Testing

@testable import TestSession

/// Steps in an empty field while a helper for unsteady hands is on, and the text that results.
struct SteadyCase: Sendable, CustomTestStringConvertible {
  /// The name of the case.
  let testDescription: String
  let helpers: Set<KeyboardHelper>
  let steps: [KeyStep]
  /// The text; `nil` for a letter that repeats.
  let text: String?

  /// The delay of SlowKeys and BounceKeys, in ms.
  static let delay = 400

  private init(
    _ description: String, _ helper: KeyboardHelper?, _ steps: [KeyStep]..., gives text: String?
  ) {
    testDescription = description
    // Nobody switches repeats off by accident.
    helpers = helper.map { [.repeats, $0] } ?? []
    self.steps = Array(steps.joined())
    self.text = text
  }

  private static func wait(_ milliseconds: Int) -> [KeyStep] { [.wait(milliseconds)] }

  /// The key e is held for so long that it repeats.
  private static let repeated: [KeyStep] = .hold("e", for: 1400) + wait(100)

  /// A key goes down until SlowKeys has accepted it, and a while longer.
  private static func slow(_ key: PhysicalKey, for milliseconds: Int = 60) -> [KeyStep] {
    [.down(key), .accepted(key), .wait(milliseconds), .up(key), .wait(100)]
  }

  /// With SlowKeys.
  static let slowKeys = [
    Self("a short tap does nothing", .slowKeys, .tap("e"), gives: ""),
    Self(
      "a key is held as long as usual and as SlowKeys wants", .slowKeys,
      .openList, slow(.digit(1)), gives: "é"),
    Self(
      "a key that is tapped and then held repeats", .slowKeys,
      slow("e"), slow("e", for: 1400), gives: nil),
    Self(
      "accents are asked for", .slowKeys, slow("e"),
      [.wait(50), .down(.super), .accepted(.super), .down(.alt), .accepted(.alt)], slow("c"),
      [.up(.alt), .up(.super), .wait(200)], slow(.digit(1)), gives: "é"),
  ]

  /// With BounceKeys.
  static let bounceKeys = [
    Self("a key is held", .bounceKeys, .openList, .tap(.digit(1)), gives: "é"),
    Self(
      "a second press too soon is ignored", .bounceKeys, .tap("e"), wait(80), .tap("e"), gives: "e"),
    Self(
      "a key that is tapped and then held repeats", .bounceKeys, .tap("e"), wait(delay + 80),
      repeated, gives: nil),
    Self(
      "so it does after a press that was ignored", .bounceKeys, .tap("e"), wait(40), .tap("e"),
      wait(delay + 40), repeated, gives: nil),
    Self(
      "accents are asked for", .bounceKeys, .tap("e"), .ask, wait(100), .tap(.digit(1)),
      gives: "é"),
  ]

  /// With StickyKeys.
  static let stickyKeys = [
    Self("a key is held", .stickyKeys, .openList, .tap(.digit(1)), gives: "é"),
    Self(
      "Shift, then a held key", .stickyKeys, .tap(.shift), .openList,
      .tap(.digit(1)), gives: "É"),
    Self(
      "Shift in the list, then a digit", .stickyKeys, .openList, .tap(.shift),
      .tap(.digit(1)), gives: "É"),
    Self(
      "Shift in the list, then arrows", .stickyKeys, .openList, .tap(.shift),
      .tap(.right), .tap(.right), .tap(.enter), gives: "È"),
    Self(
      "accents are asked for, one key after the other", .stickyKeys, .tap("e"), wait(150),
      .tap(.super), .tap(.alt), .tap("c"), wait(200), .tap(.digit(1)), gives: "é"),
    Self(
      "a key that is tapped and then held repeats", .stickyKeys, .tap("e"), wait(80), repeated,
      gives: nil),
  ]

  /// With MouseKeys, and without repeats.
  static let others = [
    Self(
      "the keypad moves the pointer and leaves the list open", .mouseKeys,
      .openList, .tap(PhysicalKey(code: 79)), .tap(.digit(1)), gives: "é"),
    Self("a key is held", nil, .openList, .tap(.digit(1)), gives: "é"),
    Self("a key that is tapped and then held", nil, .tap("e"), wait(80), repeated, gives: "ee"),
    Self(
      "accents are asked for", nil, .tap("e"), .ask, wait(100), .tap(.digit(1)), gives: "é"),
  ]
}
