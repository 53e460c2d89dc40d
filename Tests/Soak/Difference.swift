/// The difference between a text and what was typed.
struct Difference: CustomStringConvertible {
  /// Characters that are missing.
  var lost = 0
  /// Characters that were not typed, or are there twice.
  var doubled = 0
  /// Characters that are in the wrong place.
  var moved = 0

  /// No difference.
  init() {}

  /// Compares two texts by their longest common subsequence.
  init(expected: String, received: String) {
    let expected = Array(expected.unicodeScalars)
    let received = Array(received.unicodeScalars)
    var row = [Int](repeating: 0, count: received.count + 1)
    for character in expected {
      var corner = 0
      for place in received.indices {
        let above = row[place + 1]
        row[place + 1] = character == received[place] ? corner + 1 : max(above, row[place])
        corner = above
      }
    }
    let same = row.last ?? 0
    lost = expected.count - same
    doubled = received.count - same
    // A character that is missing in one place and too many in another was moved.
    var rest = expected.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var kept = 0
    for character in received where rest[character, default: 0] > 0 {
      rest[character, default: 0] -= 1
      kept += 1
    }
    moved = kept - same
    lost -= moved
    doubled -= moved
  }

  /// The first difference of two texts, with its context.
  static func place(in text: String, otherThan other: String) -> String {
    let same = zip(text, other).prefix { $0 == $1 }.count
    return String(text.dropFirst(max(0, same - 30)).prefix(60))
  }

  /// Whether the texts are equal.
  var isEmpty: Bool { lost == 0 && doubled == 0 && moved == 0 }

  /// Adds the difference of another text.
  static func += (sum: inout Self, other: Self) {
    sum.lost += other.lost
    sum.doubled += other.doubled
    sum.moved += other.moved
  }

  var description: String {
    guard !isEmpty else { return "nothing" }
    return [(lost, "lost"), (doubled, "doubled"), (moved, "moved")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
