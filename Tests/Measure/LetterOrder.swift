import Hosting
import KeyboardCore

/// How far from the front of their lists wanted letters are.
struct LetterOrder {
  /// The letters of a corpus that are taken from one list.
  private struct List {
    var key: String
    /// How often each is wanted, by its place.
    var counts: [Int: Int] = [:]

    var wanted: Int { counts.values.reduce(0, +) }
    /// What picking all of them takes: the sum of their places.
    var work: Int { counts.reduce(0) { $0 + $1.key * $1.value } }
    /// What it would take if those that are wanted more stood first.
    var leastWork: Int {
      counts.values.sorted(by: >).enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
    }
    var mean: Double { Double(work) / Double(max(1, wanted)) }
  }

  /// Fewer letters in a corpus than these say nothing about the order.
  private static let fewest = 1000

  /// How many letters of the corpus are taken from lists.
  let wanted: Int
  /// The mean place of those letters, counted from 1, or `nil` where there are too few.
  let meanPosition: Double?
  /// What the mean place would be if every list were in the order of use.
  let bestPosition: Double?
  /// The key whose list takes the most work too much, and the mean place in it.
  let worst: (key: String, position: Double)?

  /// Measures a keyboard by a corpus.
  ///
  /// Letters that are on keys are not wanted from lists; what takes two picks counts in both lists.
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
