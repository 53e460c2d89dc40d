import Testing

/// How fast and with how much overlap keys follow each other.
struct Pace: Hashable, Sendable, CustomTestStringConvertible {
  /// The time from one press to the next, in ms.
  var gap: Int
  /// Whether a key comes up only after the next one went down.
  var hasRollover: Bool

  var testDescription: String { "\(gap) ms" + (hasRollover ? " with rollover" : "") }

  /// That of somebody who takes a look now and then.
  static let usual = Pace(gap: 40, hasRollover: false)

  /// All at once, as programs type; faster than anybody types; and as fast typists do.
  static let all = [0, 10, 60].flatMap { gap in
    [false, true].map { Pace(gap: gap, hasRollover: $0) }
  }

  /// One of each speed, for where each takes long.
  static let some = [
    Pace(gap: 0, hasRollover: false), Pace(gap: 10, hasRollover: true),
    Pace(gap: 60, hasRollover: false),
  ]
}
