/// A word with the places where it may get accents.
///
/// A way of putting accents on it has a cost: that of its changes together. The ways of one cost are
/// listed without trying others.
struct AccentPlaces {
  /// One letter or two, replaced by one.
  private struct Change {
    let length: Int
    let text: String
    let cost: Int
  }

  /// The cost of a change to the first letter of a list.
  private static let firstLetter = 3
  /// What a letter of foreign names costs more.
  private static let foreignLetter = 6
  /// No way may cost more.
  static let greatestCost = 63

  private let letters: [String]
  private let accentsComeEarly: Bool
  private var changes: [[Change]]
  /// The costs that ways from a place on can have, as bits.
  private var costs: [UInt64]

  init(_ word: String, language: SpellingQuestion.Language) {
    let mapping = CaseMapping(language.locale)
    let letters = word.chars
    let plain = letters.map(mapping.lowercased)
    self.letters = letters
    accentsComeEarly = language.accentsComeEarly
    changes = []
    for place in letters.indices {
      var found: [Change] = []
      for length in 1...2 where place + length <= letters.count {
        let key = plain[place..<place + length].joined()
        let isCapital = mapping.isUppercase(letters[place])
        func add(_ texts: [String]?, _ firstCost: Int) {
          for (rank, text) in (texts ?? []).enumerated() {
            guard let text = isCapital ? mapping.uppercased(text) : text else { continue }
            // Each letter of a list costs more than the one before it.
            found.append(Change(length: length, text: text, cost: firstCost + rank))
          }
        }
        add(language.letters[key], Self.firstLetter)
        add(language.foreignLetters[key], Self.firstLetter + Self.foreignLetter)
      }
      changes.append(found)
    }
    costs = Array(repeating: 1, count: letters.count + 1)
    for place in letters.indices.reversed() {
      costs[place] = changes[place].reduce(costs[place + 1]) {
        $1.cost > Self.greatestCost ? $0 : $0 | costs[place + $1.length] << UInt64($1.cost)
      }
    }
  }

  /// Calls a closure with each way of a cost until it returns false; the result is whether it did not.
  func forEachWay(of cost: Int, _ body: (String) -> Bool) -> Bool {
    visit(0, "", cost, body)
  }

  private func visit(_ place: Int, _ text: String, _ rest: Int, _ body: (String) -> Bool) -> Bool {
    guard costs[place] >> UInt64(rest) & 1 == 1 else { return true }
    guard place < letters.count else { return body(text) }
    func visitUnchanged() -> Bool { visit(place + 1, text + letters[place], rest, body) }
    guard accentsComeEarly || visitUnchanged() else { return false }
    for change in changes[place] where change.cost <= rest {
      let isGoingOn = visit(place + change.length, text + change.text, rest - change.cost, body)
      guard isGoingOn else { return false }
    }
    return !accentsComeEarly || visitUnchanged()
  }
}
