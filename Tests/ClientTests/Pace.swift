import Testing

/// The speed and overlap of keys.
struct Pace: Hashable, Sendable, CustomTestStringConvertible {
  /// The time from one press to the next, in ms.
  var gap: Int
  /// Whether a key is released only after the next one is pressed.
  var hasRollover: Bool

  var testDescription: String { "\(gap) ms" + (hasRollover ? " with rollover" : "") }

  /// The pace of someone who looks up now and then.
  static let usual = Pace(gap: 40, hasRollover: false)

  /// All at once, as programs type; faster than anyone types; and as fast typists do.
  static let all = [0, 10, 60].flatMap { gap in
    [false, true].map { Pace(gap: gap, hasRollover: $0) }
  }

  /// One of each speed, for slow tests.
  static let some = [
    Pace(gap: 0, hasRollover: false), Pace(gap: 10, hasRollover: true),
    Pace(gap: 60, hasRollover: false),
  ]
}
