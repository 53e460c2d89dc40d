/// How a text differs from the one that was typed.
struct Difference: CustomStringConvertible {
  /// Characters that are not there.
  var lost = 0
  /// Characters that nobody has typed, or that are there twice.
  var doubled = 0
  /// Characters that are there, but not where they belong.
  var moved = 0

  /// No difference.
  init() {}

  /// Compares two texts by the longest sequence of characters that is in both.
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
    // What is lacking in one place and too much in another has changed places.
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

  /// Where a text begins to differ from another one, with what stands around.
  static func place(in text: String, otherThan other: String) -> String {
    let same = zip(text, other).prefix { $0 == $1 }.count
    return String(text.dropFirst(max(0, same - 30)).prefix(60))
  }

  /// Whether there is none.
  var isEmpty: Bool { lost == 0 && doubled == 0 && moved == 0 }

  /// Adds what another text lacks.
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
