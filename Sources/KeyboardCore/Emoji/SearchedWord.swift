/// A word of a search, in its plain form.
struct SearchedWord {
  /// The word in UTF-8.
  let bytes: [UInt8]

  private let head: UInt64
  private let mask: UInt64
  /// The bytes of a letter: one in Latin, two in Greek and Cyrillic, three in Indic scripts.
  private let letterSize: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    head = EmojiNames.head(of: bytes)
    mask = bytes.count >= 8 ? .max : ~(.max >> UInt64(8 * bytes.count))
    letterSize = bytes.first.map { $0 < 0xc0 ? 1 : $0 < 0xe0 ? 2 : 3 } ?? 1
  }

  /// Whether a word of a language begins with this one.
  func begins(_ word: EmojiNames.Word, of names: EmojiNames) -> Bool {
    guard word.head & mask == head else { return false }
    guard bytes.count > 8 else { return true }
    let start = Int(word.start)
    return word.length >= bytes.count
      && names.letters[start..<start + bytes.count].elementsEqual(bytes)
  }

  /// Whether this seems to be another form of a word, such as "cats" of "cat".
  ///
  /// They share at least their first three letters, and have at most three others together.
  func isForm(of word: EmojiNames.Word, in names: EmojiNames) -> Bool {
    // Most words differ in their first three letters.
    let same = min(8, (head ^ word.head).leadingZeroBitCount / 8)
    guard same >= min(8, 3 * letterSize) else { return false }
    let letters = names.letters[Int(word.start)..<Int(word.start) + Int(word.length)]
    let stem = zip(bytes, letters).prefix { $0 == $1 }.count
    let ends = bytes.count + letters.count - 2 * stem
    return stem >= 3 * letterSize && ends <= 3 * letterSize && ends * 2 <= bytes.count
  }

  /// Whether the word has at least five letters, so that it may be a misspelling.
  var canHaveError: Bool { bytes.count >= 5 * letterSize }

  /// Whether a word begins with this one except for one letter that is wrong, missing, superfluous,
  /// or exchanged with the next.
  func isNear(_ word: EmojiNames.Word, of names: EmojiNames) -> Bool {
    guard Int(word.length) + letterSize >= bytes.count else { return false }
    let letters = names.letters[Int(word.start)..<Int(word.start) + Int(word.length)]
    let typed = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let meant = Array(String(decoding: letters, as: UTF8.self).unicodeScalars)
    let same = zip(typed, meant).prefix { $0 == $1 }.count
    let (rest, end) = (typed[same...], meant[same...])
    return end.starts(with: rest.dropFirst()) || end.dropFirst().starts(with: rest.dropFirst())
      || end.dropFirst().starts(with: rest)
      || rest.count > 1 && end.count > 1 && end.first == rest.dropFirst().first
        && end.dropFirst().first == rest.first
        && end.dropFirst(2).starts(with: rest.dropFirst(2))
  }
}
