@testable import KeyboardCore
@testable import TypingModel

extension HeldLetter {
  /// A letter whose key, the first of all, went down at 0 ms and offers é and è; the client had
  /// reported the text `before`.
  static func test(
    _ text: String, _ strategy: ReplacementStrategy, after before: String? = nil
  ) -> Self {
    Self(
      text: text, action: .character(text), press: KeyPress(event: TestKey("e").down(), number: 1),
      strategy: strategy, callouts: [.character("é"), .character("è")],
      reportBefore: before.map { .test($0) })
  }
}

extension SurroundingText {
  /// A text with the cursor at its end.
  static func test(_ text: String) -> Self {
    Self(text: text, cursor: text.unicodeScalars.count)
  }
}
