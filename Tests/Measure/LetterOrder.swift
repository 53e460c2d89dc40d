import Hosting
import KeyboardCore

/// The places of wanted letters in their lists.
struct LetterOrder {
  /// The letters of a corpus in one list.
  private struct List {
    var key: String
    /// The frequency of each place.
    var counts: [Int: Int] = [:]

    var wanted: Int { counts.values.reduce(0, +) }
    /// The work to pick all of them: the sum of their places.
    var work: Int { counts.reduce(0) { $0 + $1.key * $1.value } }
    /// The work if more frequent letters were first.
    var leastWork: Int {
      counts.values.sorted(by: >).enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
    }
    var mean: Double { Double(work) / Double(max(1, wanted)) }
  }

  /// The least number of letters in a corpus for a statement about the order.
  private static let fewest = 1000

  /// The number of the corpus's letters in lists.
  let wanted: Int
  /// The mean place of those letters, counted from 1, or `nil` if there are too few.
  let meanPosition: Double?
  /// The mean place if every list were ordered by frequency.
  let bestPosition: Double?
  /// The key whose list wastes the most work, and the mean place in it.
  let worst: (key: String, position: Double)?

  /// Measures a keyboard by a corpus.
  ///
  /// Letters on keys are not counted; a letter that needs two picks is counted in both lists.
  init(of counts: [String: Int], on keyboard: LocaleKeyboard) {
    var lists: [String: List] = [:]
    for (letter, count) in counts {
      for pick in keyboard.picks(of: letter) {
        lists[pick.key, default: List(key: pick.key)].counts[pick.place, default: 0] += count
      }
    }
    let wanted = lists.values.reduce(0) { $0 + $1.wanted }
    func mean(_ work: Int) -> Double? {
      wanted < Self.fewest ? nil : Double(work) / Double(wanted)
    }
    self.wanted = wanted
    meanPosition = mean(lists.values.reduce(0) { $0 + $1.work })
    bestPosition = mean(lists.values.reduce(0) { $0 + $1.leastWork })
    worst = lists.values.filter { $0.work > $0.leastWork }
      .max { ($0.work - $0.leastWork, $0.key) < ($1.work - $1.leastWork, $1.key) }
      .map { ($0.key, $0.mean) }
  }
}
