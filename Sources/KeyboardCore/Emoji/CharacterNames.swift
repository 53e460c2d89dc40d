/// The names of Unicode's characters, and the characters by the words of their names.
package struct CharacterNames: Sendable {
  /// A character that a search has found.
  struct Match {
    var scalar: Unicode.Scalar
    /// Whether all words of the search are whole words of its names.
    var isWhole: Bool
    /// Whether they are all that its name says, it is one of the most common characters, and none is
    /// a single letter, which many emoji begin with.
    var isName = false
    fileprivate var line: Range<Int>
  }

  /// Characters that follow each other and are equally common.
  private struct Run {
    var first: UInt32
    var rank: Int
    /// The offsets of their lines.
    var lines: Range<Int>
  }

  private let text: [UInt8]
  private var runs: [Run] = []

  /// Reads `data/characters/names`: lines `@CODE RANK`, each before the names of characters that
  /// follow each other; other names stand behind tabs.
  package init(parsing text: String) {
    let bytes = Array(text.utf8)
    self.text = bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.lineEnd) ?? bytes.count
      let next = min(end + 1, bytes.count)
      if bytes[start] == UInt8(ascii: "@") {
        let fields = String(decoding: bytes[start + 1..<end], as: UTF8.self).split(separator: " ")
        if fields.count == 2, let first = UInt32(fields[0], radix: 16), let rank = Int(fields[1]),
          first <= 0x10ffff, (0...Self.highestRank).contains(rank)
        {
          runs.append(Run(first: first, rank: rank, lines: next..<next))
        }
      } else if let run = runs.indices.last {
        runs[run].lines = runs[run].lines.lowerBound..<next
      }
      start = next
    }
  }

  /// The name of a character, or `nil` if it has none of its own here.
  func name(of scalar: Unicode.Scalar) -> String? {
    guard let run = runs.last(where: { $0.first <= scalar.value }) else { return nil }
    let place = Int(scalar.value - run.first)
    let lines = text[run.lines].split(
      separator: Self.lineEnd, maxSplits: place + 1, omittingEmptySubsequences: false)
    guard place < lines.count else { return nil }
    let name = lines[place].prefix { $0 != Self.fieldEnd }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// The characters whose names contain all words of a search, or words that begin with them, the
  /// best first.
  ///
  /// - Parameters:
  ///   - searched: Words in plain form; those that say little, such as "letter", are left out.
  ///   - limit: How many are enough.
  ///   - shows: Whether a character of a rank can be offered.
  /// - Returns: The matches, at least `limit` if there are as many.
  func matches(
    _ searched: [[UInt8]], limit: Int, _ shows: (Unicode.Scalar, _ rank: Int) -> Bool
  ) -> [Match] {
    let words = searched.map { $0.map { $0 >= 0x61 && $0 <= 0x7a ? $0 - 0x20 : $0 } }
      .filter { !Self.fillers.contains($0) }
    guard let longest = words.max(by: { $0.count < $1.count }) else { return [] }
    let others = words.filter { $0 != longest }
    // Whole words and beginnings, each by rank.
    var groups = [[Match]](repeating: [], count: 2 * (Self.highestRank + 1))
    for run in runs {
      forEachLine(of: run, with: longest) { scalar, line, fit in
        var isWhole = fit == .whole
        for word in others {
          guard let fit = self.fit(word, in: line) else { return }
          isWhole = isWhole && fit == .whole
        }
        guard shows(scalar, run.rank) else { return }
        let match = Match(
          scalar: scalar, isWhole: isWhole, isName: isWhole && run.rank == 0, line: line)
        groups[run.rank + (isWhole ? 0 : Self.highestRank + 1)].append(match)
      }
    }
    var found: [Match] = []
    for group in groups where found.count < limit {
      found += group.map { ($0, rest: rest(of: text[$0.line], without: words)) }
        .sorted { ($0.rest, $0.0.scalar) < ($1.rest, $1.0.scalar) }.map { match, rest in
          var match = match
          match.isName = match.isName && rest == 0 && !words.contains { $0.count < 2 }
          return match
        }
    }
    return found
  }

  /// Calls a closure with each character of a run whose line has a word, and with how that fits.
  private func forEachLine(
    of run: Run, with word: [UInt8], _ body: (Unicode.Scalar, Range<Int>, Fit) -> Void
  ) {
    let head = word[0]
    let bytes = text.span
    var code = run.first
    var start = run.lines.lowerBound
    var before = Self.lineEnd
    var best: Fit?
    for index in run.lines {
      let byte = bytes[index]
      if byte == head, before < 0x30, let fit = fit(word, at: index), best != .whole {
        best = fit
      } else if byte == Self.lineEnd {
        if let best, let scalar = Unicode.Scalar(code) { body(scalar, start..<index, best) }
        best = nil
        start = index + 1
        code += 1
      }
      before = byte
    }
  }

  /// How a word fits the best of a line's words.
  private func fit(_ word: [UInt8], in line: Range<Int>) -> Fit? {
    var best: Fit?
    for index in line where index == line.lowerBound || text[index - 1] < 0x30 {
      guard let fit = fit(word, at: index) else { continue }
      if fit == .whole { return .whole }
      best = fit
    }
    return best
  }

  private enum Fit { case whole, beginning }

  /// How a word fits the one that begins at an offset; a short word has to be all of it.
  private func fit(_ word: [UInt8], at start: Int) -> Fit? {
    let end = start + word.count
    guard end <= text.count else { return nil }
    for index in word.indices where text[start + index] != word[index] { return nil }
    if end == text.count || text[end] < 0x30 { return .whole }
    return word.count > 2 ? .beginning : nil
  }

  /// How many words of a line's name are neither searched for nor usual.
  private func rest(of line: ArraySlice<UInt8>, without words: [[UInt8]]) -> Int {
    let name = line.prefix { $0 != Self.fieldEnd }
    return name.split { $0 < 0x30 }.filter { word in
      !Self.usual.contains(Array(word)) && !words.contains { word.starts(with: $0) }
    }.count
  }

  private static let highestRank = 4
  private static let lineEnd = UInt8(ascii: "\n")
  private static let fieldEnd = UInt8(ascii: "\t")
  /// Words that a search can do without.
  private static let fillers = set("LETTER SIGN SYMBOL CHARACTER ACCENT WITH AND OF THE LATIN")
  /// Words that make no difference in a name.
  private static let usual = set("LATIN GREEK SMALL LETTER SIGN SYMBOL ACCENT WITH AND")

  private static func set(_ words: String) -> Set<[UInt8]> {
    Set(words.split(separator: " ").map { Array($0.utf8) })
  }
}
