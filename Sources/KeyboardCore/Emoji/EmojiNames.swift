/// The names of emoji in one language, and the words by which they are found.
package struct EmojiNames: Sendable {
  /// A word of a name or keyword, in its plain form.
  struct Word {
    /// The first eight bytes, which distinguish most words.
    var head: UInt64
    /// The offset of the word in `letters`.
    var start: UInt32
    /// The number of its bytes.
    var length: UInt16
    /// The index of its emoji in the library.
    var place: UInt16
    /// The number of words in a name or keyword, for its first word; 0 for the others.
    var phraseLength: UInt8
    /// Whether it is a word of the name, and not of a keyword.
    var isName: Bool
  }

  private(set) var words: [Word] = []
  private(set) var letters: [UInt8] = []

  /// Words that may be left out of a search, such as "of".
  private(set) var fillers: [[UInt8]] = []
  /// Words that may be left out with a thing that they measure, such as "cup".
  private(set) var measures: [[UInt8]] = []
  /// The words of the digits from 0 to 9, or nothing.
  private(set) var digits: [[UInt8]] = []
  /// The quotation marks, the outer ones first.
  private(set) var quotation: [String] = []
  private(set) var endings = WordEndings([])
  private(set) var tones = ToneNames([])

  private var names: [Substring] = []
  private var nameLengths: [UInt16] = []

  /// Reads the file of a locale, whose lines are the names and keywords of the library's emoji,
  /// separated by tabs, or empty; `=` begins other names.
  ///
  /// Before them, lines that begin with `@` describe the language.
  package init(parsing text: String, letters plain: PlainLetters) {
    letters.reserveCapacity(text.utf8.count)
    words.reserveCapacity(text.utf8.count / 6)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let traits = lines.prefix { $0.first == "@" }
    for line in traits { readTrait(line.split(separator: "\t"), plain) }
    for (place, line) in lines.dropFirst(traits.count).enumerated() {
      let phrases = line.split(separator: "\t")
      names.append(Substring(phrases.first ?? Substring.UnicodeScalarView()))
      // No library has more emoji.
      guard let place = UInt16(exactly: place) else { continue }
      for (index, phrase) in phrases.enumerated() {
        guard index > 0 else { addName(phrase, plain, place: place); continue }
        // Another name of it.
        addWords(phrase, plain, place: place, isName: phrase.first == "=")
      }
    }
  }

  /// The name of the emoji at an index of the library, or `nil`.
  package func name(at place: Int) -> String? {
    guard names.indices.contains(place), !names[place].isEmpty else { return nil }
    return String(names[place])
  }

  /// The number of words in that name, and among equals of its letters, as one number; or 0.
  func nameLength(at place: Int) -> UInt16 {
    nameLengths.indices.contains(place) ? nameLengths[place] : 0
  }

  private mutating func readTrait(
    _ fields: [Substring.UnicodeScalarView], _ plain: PlainLetters
  ) {
    let words = fields.dropFirst().map { plain.words(of: String($0)) }
    switch fields.first.map({ String($0) }) {
    case "@fillers": fillers = words.flatMap { $0 }
    case "@measures": measures = words.flatMap { $0 }
    case "@digits": digits = words.count == 10 ? words.map { $0.first ?? [] } : []
    case "@quotation": quotation = fields.dropFirst().map { String($0) }
    case "@endings": endings = WordEndings(words.flatMap { $0 })
    case "@tones": tones = ToneNames(words)
    default: break
    }
  }

  private mutating func addName(
    _ phrase: Substring.UnicodeScalarView, _ plain: PlainLetters, place: UInt16
  ) {
    let first = words.count
    let begin = letters.count
    // The part of "flag: Japan" after the colon is a whole name, too.
    let kind = phrase.prefix { !Self.isColon($0) }
    addWords(kind, plain, place: place, isName: true)
    let second = words.count
    if kind.endIndex < phrase.endIndex {
      addWords(phrase[kind.endIndex...], plain, place: place, isName: true)
    }
    let length = UInt8(clamping: words.count - first)
    if second > first { words[first].phraseLength = length }
    while nameLengths.count < Int(place) { nameLengths.append(0) }
    nameLengths.append(UInt16(length) << 8 | UInt16(UInt8(clamping: letters.count - begin)))
  }

  private mutating func addWords(
    _ phrase: Substring.UnicodeScalarView, _ plain: PlainLetters, place: UInt16, isName: Bool
  ) {
    let first = words.count
    let begin = letters.count
    plain.append(phrase, to: &letters)
    // The end of the last word.
    letters.append(0x20)
    var start = begin
    for end in begin..<letters.count where letters[end] == 0x20 {
      if end > start {
        words.append(
          Word(
            head: Self.head(of: letters[start..<end]), start: UInt32(start),
            length: UInt16(clamping: end - start), place: place, phraseLength: 0, isName: isName))
      }
      start = end + 1
    }
    if words.count > first { words[first].phraseLength = UInt8(clamping: words.count - first) }
  }

  /// Whether a character separates the kind of an emoji from the rest of its name in CLDR's languages.
  private static func isColon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ":", "\u{ff1a}", "\u{1366}", "\u{2024}": true
    default: false
    }
  }

  /// The first eight bytes of a word, from the highest to the lowest, filled up with zeros.
  static func head(of word: some Collection<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    var shift: UInt64 = 64
    for byte in word.prefix(8) {
      shift -= 8
      head |= UInt64(byte) << shift
    }
    return head
  }
}
