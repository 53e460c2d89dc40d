@testable import KeyboardCore
@testable import TypingModel

extension HeldLetter {
  /// A letter whose key, the first of all, went down at 0 ms and offers é and è.
  static func test(_ text: String, _ strategy: ReplacementStrategy) -> Self {
    Self(
      text: text, action: .character(text), press: KeyPress(event: TestKey("e").down(), number: 1),
      strategy: strategy, callouts: [.character("é"), .character("è")])
  }
}

extension HeldKey {
  /// A key that was held in the event before.
  static func holding(_ letter: HeldLetter, _ turn: inout Turn) -> Self {
    var key = Self()
    _ = key.hold(letter, passes: true, delay: 500, &turn)
    turn.next()
    return key
  }
}

extension SurroundingText {
  /// A text with the cursor at its end.
  static func test(_ text: String) -> Self {
    Self(text: text, cursor: text.unicodeScalars.count)
  }
}
