import Hosting
import KeyboardCore

/// How two languages share the lists: each of some locales with each other one behind it.
struct LanguagePairs {
  /// Two languages, the first one in use.
  struct Pair {
    let first: LocaleIdentifier
    let second: LocaleIdentifier
    /// The mean places of the wanted letters of both.
    let places: (first: Double, second: Double)
  }

  /// The most pairs that are printed.
  private static let most = 10

  /// The pairs, those first whose second language has the farthest letters.
  let pairs: [Pair]

  /// Measures the pairs of those locales that have enough wanted letters in a corpus.
  ///
  /// - Parameters:
  ///   - locales: The locales, each of which is the first and the second of pairs.
  ///   - counts: The letters of a locale's text.
  ///   - keyboard: The keyboard of two locales.
  init(
    of locales: [LocaleIdentifier], counts: (LocaleIdentifier) -> [String: Int],
    on keyboard: (_ first: LocaleIdentifier, _ second: LocaleIdentifier) throws -> LocaleKeyboard
  ) rethrows {
    var pairs: [Pair] = []
    for first in locales {
      for second in locales where second != first {
        let keyboard = try keyboard(first, second)
        func place(_ locale: LocaleIdentifier) -> Double? {
          LetterOrder(of: counts(locale), on: keyboard).meanPosition
        }
        guard let own = place(first), let other = place(second) else { continue }
        pairs.append(Pair(first: first, second: second, places: (own, other)))
      }
    }
    self.pairs = pairs.sorted { $0.places.second > $1.places.second }
  }

  /// The lines of a table, the heading first: the worst pairs, and the means of all.
  var lines: [String] {
    [Self.line("pair", "first", "second")]
      + pairs.prefix(Self.most).map { pair in
        Self.line("\(pair.first)+\(pair.second)", pair.places.first, pair.places.second)
      } + [Self.line("mean of \(pairs.count)", mean(\.places.first), mean(\.places.second))]
  }

  /// The means and the worst pair, as an object.
  var json: JSONValue {
    [
      "pairs": .int(pairs.count), "first": .number(mean(\.places.first)),
      "second": .number(mean(\.places.second)), "worst": .number(pairs.first?.places.second ?? 0),
    ]
  }

  private func mean(_ place: KeyPath<Pair, Double>) -> Double {
    pairs.reduce(0) { $0 + $1[keyPath: place] } / Double(max(1, pairs.count))
  }

  private static func line(_ name: String, _ first: Double, _ second: Double) -> String {
    line(name, first.rounded(to: 2), second.rounded(to: 2))
  }

  private static func line(_ name: String, _ first: String, _ second: String) -> String {
    name.padded(16) + first.padded(7) + second
  }
}
