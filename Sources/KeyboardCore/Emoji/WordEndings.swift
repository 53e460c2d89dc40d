/// The endings that the words of a language have in their other forms.
struct WordEndings {
  private let endings: [[UInt8]]

  /// Creates the list of a language, in plain forms; if it is empty, any short ending is possible.
  init(_ endings: [[UInt8]]) { self.endings = endings }

  /// Whether a typed word may be another form of a known word that begins with the same letters.
  ///
  /// - Parameters:
  ///   - stem: The letters that both have, at least three.
  ///   - typed: The rest of the typed word.
  ///   - known: The rest of the known word.
  ///   - letterSize: The bytes of a letter.
  /// - Returns: Whether both rests are endings that fit the letters before them.
  func join(
    _ stem: ArraySlice<UInt8>, typed: ArraySlice<UInt8>, known: ArraySlice<UInt8>, letterSize: Int
  ) -> Bool {
    guard !endings.isEmpty else {
      let length = typed.count + known.count
      guard length <= 3 * letterSize, 2 * length <= stem.count + typed.count else { return false }
      // A short stem has to be one of the words itself.
      return stem.count > 3 * letterSize || typed.isEmpty || known.isEmpty
    }
    if known.isEmpty { return isEnding(typed, of: stem) }
    switch known.first {
    // baking, bake
    case 0x65 where known.count == 1 && typed.first.map(Self.isVowel) == true:
      return begins(an: typed) && typed.count > 1
    // parties, party
    case 0x79 where known.count == 1: return typed.first == 0x69 && begins(an: typed)
    // baked, baking
    default:
      return isEnding(known, of: stem) && typed.count != 1 && isEnding(typed, of: stem)
    }
  }

  private func begins(an rest: ArraySlice<UInt8>) -> Bool {
    endings.contains { $0.starts(with: rest) }
  }

  /// Whether letters are an ending, or the first ones of it, that a whole word can have.
  private func isEnding(_ rest: ArraySlice<UInt8>, of word: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return true }
    let end = Array(word.suffix(3))
    let isShort =
      word.filter(Self.isVowel).count == 1 && end.count == 3 && Self.isVowel(end[1])
      && !Self.isVowel(end[2])
    // A short word doubles its last letter: nod, nodding; "hate" and "hating" are no forms of "hat".
    if isShort, first == end[2] {
      return rest.count == 1 || begins(an: rest.dropFirst())
    }
    // "parties" is no form of "part".
    if first == 0x69, !"ing".utf8.starts(with: rest) { return false }
    if isShort, Self.isVowel(first), ![0x73, 0x77, 0x78, 0x79, 0x7a].contains(end[2]) {
      return false
    }
    return begins(an: rest)
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }
}
