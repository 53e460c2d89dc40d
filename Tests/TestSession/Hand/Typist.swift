/// Turns a text into the steps that type it.
struct Typist: Sendable {
  /// The time for which a key is held once the engine has seen that it is, in ms.
  var holdTime: Int
  /// The time before a digit picks from the list, in ms.
  var lookTime: Int
  /// The time from one press to the next, in ms.
  var gap: Int
  /// Whether a key is released only after the next one is pressed.
  var hasRollover: Bool
  /// The places of letters that are not on the keyboard.
  var letters: CalloutLetters

  /// The steps that type a text.
  ///
  /// - Throws: A `SessionError` for a character that is neither on the keyboard nor in a list.
  func steps(for text: String) throws -> [KeyStep] {
    var hand = Hand(typist: self)
    for character in text {
      if let stroke = Keystroke(character) {
        hand.type(stroke)
      } else if let place = letters[character], let stroke = Keystroke(place.base) {
        hand.pick(place.number, of: stroke)
      } else {
        throw SessionError("There is no way to type \"\(character)\"")
      }
    }
    return hand.finished()
  }
}

/// A hand within a text: its steps so far, and the key that is still held.
private struct Hand {
  private let typist: Typist
  private var steps: [KeyStep] = []
  private var held: PhysicalKey?

  init(typist: Typist) {
    self.typist = typist
  }

  mutating func type(_ stroke: Keystroke) {
    press(stroke)
    if !typist.hasRollover { lift() }
    pause(typist.gap - typist.gap / 2)
  }

  /// Picks from the list of a key.
  ///
  /// Without rollover, the key is released while the list is open; with it, after the digit's press.
  mutating func pick(_ number: Int, of stroke: Keystroke) {
    press(stroke)
    steps.append(.held)
    pause(typist.holdTime)
    if !typist.hasRollover { lift() }
    pause(typist.lookTime)
    type(Keystroke(.digit(number)))
  }

  mutating func finished() -> [KeyStep] {
    lift()
    return steps
  }

  private mutating func press(_ stroke: Keystroke) {
    // A key cannot be pressed twice.
    if held == stroke.key { lift() }
    if stroke.isShifted { steps.append(.down(.shift)) }
    steps.append(.down(stroke.key))
    pause(typist.gap / 2)
    lift()
    held = stroke.key
    if stroke.isShifted { steps.append(.up(.shift)) }
  }

  private mutating func lift() {
    if let held { steps.append(.up(held)) }
    held = nil
  }

  private mutating func pause(_ milliseconds: Int) {
    if milliseconds > 0 { steps.append(.wait(milliseconds)) }
  }
}
