/// A word of a search, in its plain form.
struct SearchedWord {
  /// How much may be wrong in a misspelt word.
  enum Misspelling {
    /// Letters that are close to each other are in another order, letters are doubled or not, a vowel
    /// is wrong, or the wrong letter sounds the same.
    case common
    /// One letter is wrong, missing or superfluous, or two are exchanged.
    case any

    /// The number of letters from which on a word may be misspelt like this.
    fileprivate var length: Int { self == .common ? 5 : 6 }
  }

  /// The word in UTF-8.
  let bytes: [UInt8]

  private let head: UInt64
  private let mask: UInt64
  /// The bytes of a letter: one in Latin, two in Greek and Cyrillic, three in Indic scripts.
  private let letterSize: Int
  /// Whether the script has no spaces between words.
  private let isUnspaced: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    head = EmojiNames.head(of: bytes)
    mask = bytes.count >= 8 ? .max : ~(.max >> UInt64(8 * bytes.count))
    letterSize = bytes.first.map { $0 < 0xc0 ? 1 : $0 < 0xe0 ? 2 : 3 } ?? 1
    let first = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first?.value ?? 0
    isUnspaced = Self.unspaced.contains { $0.contains(first) }
  }

  /// Whether a word of a language is this one.
  func matches(_ word: EmojiNames.Word, of names: EmojiNames) -> Bool {
    Int(word.length) == bytes.count && begins(word, of: names)
  }

  /// Whether a word of a language begins with this one.
  func begins(_ word: EmojiNames.Word, of names: EmojiNames) -> Bool {
    guard word.head & mask == head else { return false }
    guard bytes.count > 8 else { return true }
    let start = Int(word.start)
    return word.length >= bytes.count
      && names.letters[start..<start + bytes.count].elementsEqual(bytes)
  }

  /// Whether a word of a language contains this one, in a script without spaces between words.
  func isInside(_ word: EmojiNames.Word, of names: EmojiNames) -> Bool {
    guard isUnspaced, Int(word.length) > bytes.count else { return false }
    let last = Int(word.start) + Int(word.length) - bytes.count
    return (Int(word.start) + 1...last).contains { start in
      bytes.indices.allSatisfy { names.letters[start + $0] == bytes[$0] }
    }
  }

  /// The ways to read this as two words, the longest first word first, in a script without spaces
  /// between words; particles between the two, "of" in Japanese and Chinese, are left out.
  var parts: [[SearchedWord]] {
    let letters = String(decoding: bytes, as: UTF8.self)
    guard isUnspaced, letters.count > 1 else { return [] }
    return letters.indices.dropFirst().reversed().compactMap { index in
      let second = letters[index...]
      let rest = second.first.map { "の的".contains($0) } == true ? second.dropFirst() : second
      return rest.isEmpty ? nil : [letters[..<index], rest].map { Self(Array($0.utf8)) }
    }
  }

  /// Whether this seems to be another form of a word, such as "cats" of "cat".
  ///
  /// They share at least their first three letters.
  func isForm(of word: EmojiNames.Word, in names: EmojiNames) -> Bool {
    // Most words differ in their first three letters.
    let same = min(8, (head ^ word.head).leadingZeroBitCount / 8)
    guard same >= min(8, 3 * letterSize), !isUnspaced else { return false }
    let letters = names.letters[Int(word.start)..<Int(word.start) + Int(word.length)]
    let stem = zip(bytes, letters).prefix { $0 == $1 }.count
    guard stem >= 3 * letterSize else { return false }
    return names.endings.join(
      letters.prefix(stem), typed: bytes[stem...], known: letters.dropFirst(stem),
      letterSize: letterSize)
  }

  /// Whether the word has enough letters to be misspelt.
  func canHave(_ misspelling: Misspelling) -> Bool {
    bytes.count >= misspelling.length * letterSize && !isUnspaced
  }

  /// Whether a word begins with this one but for a misspelling after the first letter; a short one
  /// has to be all of it.
  func isNear(
    _ word: EmojiNames.Word, of names: EmojiNames, misspelling: Misspelling
  ) -> Bool {
    guard Int(word.length) + letterSize >= bytes.count,
      (head ^ word.head).leadingZeroBitCount >= 8 * letterSize
    else { return false }
    let letters = names.letters[Int(word.start)..<Int(word.start) + Int(word.length)]
    let typed = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    let meant = Array(String(decoding: letters, as: UTF8.self).unicodeScalars)
    guard typed.count >= Misspelling.any.length || meant.count <= typed.count + 1 else {
      return false
    }
    let same = zip(typed, meant).prefix { $0 == $1 }.count
    guard same > 0, same < typed.count else { return false }
    let (rest, end) = (typed[same...], meant[same...])
    let (next, after) = (rest.dropFirst(), end.dropFirst())
    let (wrong, right, before) = (typed[same], end.first, typed[same - 1])
    if next.first == right, after.first == wrong, after.dropFirst().starts(with: next.dropFirst()) {
      return true
    }
    if Self.isStirred(typed[same...], meant[same...]) { return true }
    // brocolli, broccoli
    if Self.withoutDoubles(meant).starts(with: Self.withoutDoubles(typed)) { return true }
    if wrong == "f", end.starts(with: ["p", "h"]), end.dropFirst(2).starts(with: next) {
      return true
    }
    /// Whether a letter may be missing or superfluous.
    func isSlight(_ letter: Unicode.Scalar) -> Bool {
      misspelling == .any || letter == before || right != nil && Self.vowels.contains(letter)
    }
    if end.starts(with: next), isSlight(wrong) { return true }
    guard let right else { return false }
    if after.starts(with: rest), isSlight(right) { return true }
    return after.starts(with: next)
      && (misspelling == .any
        || Self.likeSounds.contains { $0.contains(wrong) && $0.contains(right) })
  }

  /// Whether the beginning of one rest is that of another, but for the order of its first letters:
  /// "unge" of "tounge", "ngue" of "tongue".
  private static func isStirred(
    _ typed: ArraySlice<Unicode.Scalar>, _ meant: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard typed.count <= meant.count else { return false }
    let pairs = Array(zip(typed, meant))
    let count = (pairs.lastIndex { $0 != $1 } ?? 0) + 1
    return count <= mostStirred && typed.prefix(count).sorted() == meant.prefix(count).sorted()
  }

  /// How many letters can be in another order.
  private static let mostStirred = 3

  private static func withoutDoubles(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    letters.indices.filter { $0 == 0 || letters[$0] != letters[$0 - 1] }.map { letters[$0] }
  }

  private static let vowels = Set("aeiouyаеиоуыэюяіїєαεηιουω".unicodeScalars)

  /// Letters that are easily taken for each other.
  private static let likeSounds: [Set<Unicode.Scalar>] = [
    vowels, ["c", "k", "q"], ["s", "z", "c"],
  ]

  /// Thai and Lao, Burmese, Khmer, kana, and Han.
  private static let unspaced: [ClosedRange<UInt32>] = [
    0xe00...0xeff, 0x1000...0x109f, 0x1780...0x17ff, 0x3040...0x30ff, 0x3400...0x9fff,
    0x20000...0x3ffff,
  ]
}
