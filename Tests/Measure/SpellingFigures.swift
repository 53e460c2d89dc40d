import Glibc
import KeyboardCore
import Spelling

/// How often the accents of a language's words are found, and how long that takes.
struct SpellingFigures {
  private static let columns = [
    "words", "first", "three", "known: first", "three", "median ms", "max ms",
  ]
  static let heading = row("locale", columns)

  private let locale: LocaleIdentifier
  private let words: Int
  /// The shares in %: first and among three, of all and of known words.
  private let shares: [Double]
  /// The median and the maximum, in ms.
  private let times: [Double]
  let missed: [String]
  /// The words that are found after others which are far less frequent, and how often they occur.
  let late: [String]

  /// Looks up all words, or returns `nil` if there is no dictionary or no word.
  init?(_ text: AccentedWords, most: Int, library: LocaleLibrary) {
    let dictionaries = SpellingDictionaries()
    let sample = text.sample(most, library: library)
    func find(_ word: String) -> [String]? {
      let question = SpellingQuestion(word: word, locales: [text.locale], library: library)
      guard case .spellings(let found) = dictionaries.answer(question).finding else { return nil }
      return found
    }
    // The first lookup loads the dictionary.
    guard let first = sample.first, find(first.plain) != nil else { return nil }
    var (all, known) = (Tally(), Tally())
    var times: [Double] = []
    var missed: [String] = []
    var late: [String] = []
    let counts = Dictionary(sample.map { ($0.text.lowercased(), $0.count) }, uniquingKeysWith: +)
    for word in sample {
      let start = Self.threadTime
      let found = find(word.plain) ?? []
      times.append(Self.threadTime - start)
      // A word typed in small letters may be a name.
      let (wanted, small) = (word.text.lowercased(), found.map { $0.lowercased() })
      let place = small.prefix(3).firstIndex(of: wanted)
      // Of two that are about as frequent, the text may be what makes the difference.
      let other = small.filter { $0 != wanted }.compactMap { counts[$0] }.max() ?? 0
      if small.first != wanted, small.contains(wanted), word.count >= 3 * other {
        late.append("\(word.count) \(wanted)")
      }
      all.add(word.count, at: place)
      let isKnown = dictionaries.knows(word.text, in: text.locale)
      if isKnown { known.add(word.count, at: place) }
      if place == nil {
        missed.append(
          "\(word.count) \(word.text)\(isKnown ? "" : " (unknown)"): \(found.joined(separator: " "))"
        )
      }
    }
    locale = text.locale
    words = sample.count
    shares = all.shares + known.shares
    let series = Series(times)
    self.times = [series.quantile(0.5), series.quantile(1)]
    self.missed = missed
    self.late = late
  }

  var line: String { Self.row(locale.rawValue, ["\(words)"] + Self.texts(shares, times)) }

  /// The medians of rows, as a line to print.
  static func medians(of rows: [Self]) -> String {
    func median(_ value: (Self) -> Double) -> Double { Series(rows.map(value)).quantile(0.5) }
    return row(
      "median",
      [""]
        + texts(
          rows[0].shares.indices.map { place in median { $0.shares[place] } },
          rows[0].times.indices.map { place in median { $0.times[place] } }))
  }

  private static func texts(_ shares: [Double], _ times: [Double]) -> [String] {
    shares.map { $0.rounded(to: 1) } + times.map { $0.rounded(to: 2) }
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    zip(cells, columns).reduce(name.padded(8)) { $0 + "  " + $1.0.padded($1.1.count) }
  }

  /// The time that this thread has used, in ms.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  private struct Tally {
    private var first = 0
    private var three = 0
    private var count = 0

    mutating func add(_ count: Int, at place: Int?) {
      self.count += count
      if place != nil { three += count }
      if place == 0 { first += count }
    }

    var shares: [Double] { [first, three].map { Double($0) * 100 / Double(count) } }
  }
}
