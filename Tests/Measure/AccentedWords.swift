import KeyboardCore

/// The accented words of running text, and how often they occur.
struct AccentedWords {
  let locale: LocaleIdentifier
  private var counts: [String: Int] = [:]

  init(locale: LocaleIdentifier) { self.locale = locale }

  /// Counts the words of a plain text, or of the translations in a file of gettext.
  mutating func read(_ text: String, isTranslation: Bool) {
    var isWanted = !isTranslation
    for line in text.split(separator: "\n") {
      if isTranslation {
        isWanted = line.hasPrefix("msgstr") || isWanted && line.hasPrefix("\"")
      }
      if isWanted { count(line) }
    }
  }

  private mutating func count(_ line: Substring) {
    var word = String.UnicodeScalarView()
    func end() {
      while let last = word.last, Self.joints.contains(last) { word.removeLast() }
      if word.count > 1 { counts[String(word), default: 0] += 1 }
      word = .init()
    }
    var isEscaped = false
    // Marks of mnemonics stand inside words.
    for scalar in line.unicodeScalars where scalar != "_" && scalar != "&" {
      defer { isEscaped = scalar == "\\" }
      let isLetter =
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      if !isEscaped, isLetter || !word.isEmpty && Self.joints.contains(scalar) {
        word.append(scalar)
      } else {
        end()
      }
    }
    end()
  }

  private static let joints: Set<Unicode.Scalar> = ["'", "’", "-"]

  /// The words that change without their accents, those that occur most often first.
  func sample(_ most: Int, library: LocaleLibrary) -> [Word] {
    let plain = PlainSpelling(
      locale: locale, letters: Set(counts.keys.joined().lowercased()), library: library)
    let words = counts.map { Word(text: $0.key, plain: plain.text($0.key), count: $0.value) }
      .filter { $0.plain != $0.text }
      .sorted { (-$0.count, $0.text) < (-$1.count, $1.text) }
    guard words.count > most else { return words }
    return (0..<most).map { words[$0 * words.count / most] }
  }

  struct Word {
    var text: String
    var plain: String
    var count: Int
  }
}
