/// What emoji are called in one language, and the words they are found by.
public struct EmojiNames: Sendable {
  /// A word of a name or keyword, in its plain form.
  struct Word {
    /// The first eight bytes, which tell most words apart at once.
    var head: UInt64
    /// Where the word stands in `letters`.
    var start: UInt32
    /// How many bytes it takes.
    var length: UInt16
    /// The place of its emoji in the library.
    var place: UInt16
    /// For the first word of a name or keyword, how many words that has; for others 0.
    var phraseLength: UInt8
    /// Whether it is a word of the name, not of a keyword.
    var isName: Bool
  }

  private(set) var words: [Word] = []
  private(set) var letters: [UInt8] = []

  private var names: [Substring] = []
  private var nameLengths: [UInt8] = []

  /// Reads the file of a locale: on each line the name of the library's emoji in that place and its
  /// keywords, tabs between, or nothing.
  public init(parsing text: String, letters plain: PlainLetters) {
    letters.reserveCapacity(text.utf8.count)
    words.reserveCapacity(text.utf8.count / 6)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      let phrases = line.split(separator: "\t")
      names.append(Substring(phrases.first ?? Substring.UnicodeScalarView()))
      // No library has more places; the lines after that belong to none.
      guard let place = UInt16(exactly: place) else { continue }
      for (index, phrase) in phrases.enumerated() {
        add(phrase, plain, place: place, isName: index == 0)
      }
    }
  }

  /// The name of the emoji in a place of the library, or `nil`.
  public func name(at place: Int) -> String? {
    guard names.indices.contains(place), !names[place].isEmpty else { return nil }
    return String(names[place])
  }

  /// How many words the name in a place has; 0 if there is none.
  func nameLength(at place: Int) -> UInt8 {
    nameLengths.indices.contains(place) ? nameLengths[place] : 0
  }

  private mutating func add(
    _ phrase: Substring.UnicodeScalarView, _ plain: PlainLetters, place: UInt16, isName: Bool
  ) {
    let first = words.count
    let begin = letters.count
    plain.append(phrase, to: &letters)
    // Ends the last word.
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
    let length = UInt8(clamping: words.count - first)
    if length > 0 { words[first].phraseLength = length }
    if isName {
      while nameLengths.count < Int(place) { nameLengths.append(0) }
      nameLengths.append(length)
    }
  }

  /// The first eight bytes of a word, the first being the highest; zeros stand for missing ones.
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
