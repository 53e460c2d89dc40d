import Testing

@testable import TestSession

// What the tests of all sessions do and expect.

extension SharedDesk {
  /// Performs a case, and expects its text.
  func check(_ typing: TypingCase) throws {
    try perform(typing.steps)
    try expect(typing.text)
  }

  /// Types a text, and expects the field to contain it.
  func write(_ text: String, at pace: Pace = .usual, lookTime: Int = 50) throws {
    let typist = self.typist(gap: pace.gap, hasRollover: pace.hasRollover, lookTime: lookTime)
    try perform(typist.steps(for: text))
    try expect(text)
  }

  /// Expects repeats that start before a list opens to be swallowed.
  ///
  /// - Parameter usual: How keys repeat otherwise.
  /// - Throws: A `SessionError` if the keys cannot be moved.
  func expectNoRepeats(usual: KeyStep) throws {
    try perform([.autoRepeat(after: 180, every: 30)])
    try write("créé, là, où")
    try perform([usual])
  }

  /// Expects a letter that is tapped and then held to repeat.
  func expectRepeats() throws {
    try perform(.text("a") + .tap("e") + [.wait(80), .down("e"), .wait(1200), .up("e")])
    try expect("an a and at least four e") { text in
      text.hasPrefix("aeeee") && text.dropFirst().allSatisfy { $0 == "e" }
    }
  }

  /// Expects recent emoji to come first, even after a restart of the engine.
  func expectRecentEmoji() throws {
    try perform(EmojiSteps.pick("pizza") + EmojiSteps.pick("loutre") + [.wait(1300)])
    try expect("🍕🦦")
    try EmojiSteps.restartEngine(of: session)
    traceStart = 0
    try perform(
      EmojiSteps.open + .tap(.digit(2)) + [.wait(200)] + EmojiSteps.open + .tap(.digit(1)))
    try expect("🍕🦦🍕🍕")
  }

  /// Expects the first field to keep its letter when the second one gets the focus.
  ///
  /// - Parameters:
  ///   - click: A click into the second field.
  ///   - isDown: Whether the letter's key is down then; otherwise its list is open.
  /// - Throws: A `SessionError` if the keys cannot be moved.
  func leaveField(by click: [KeyStep], whileDown isDown: Bool) throws {
    let before: [KeyStep] = isDown ? [.down("e"), .wait(100)] : .openList
    let after: [KeyStep] = isDown ? [.wait(100), .up("e"), .wait(300)] : [.wait(300)]
    try perform(.text("ab") + before + click + after + .text("x1"))
    try expect("abe")
    try expect("x1", field: 1)
  }
}
