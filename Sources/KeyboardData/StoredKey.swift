import KeyboardCore

/// One key of a stored layout.
///
/// Its up to four words are for the key alone, with Shift, with AltGr, and with both; with two
/// words, AltGr changes nothing. `caps` and more words follow if Caps Lock does something unusual.
/// A word is a character such as `é`, the number of an invisible one such as `U+00A0`, the name of
/// a dead key such as `dead_acute`, or `none`.
struct StoredKey: Sendable {
  /// The four levels, and the same with Caps Lock.
  private let levels: [LayoutKey?]

  init?(_ words: some Collection<Substring>) {
    let parts = words.split(separator: "caps", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let plain = Self.levels(parts[0]),
      let locked = parts.count == 2 ? Self.levels(parts[1]) : Self.locked(plain)
    else { return nil }
    levels = plain + locked
  }

  subscript(modifiers: Modifiers) -> LayoutKey? {
    levels[
      (modifiers.contains(.shift) ? 1 : 0) + (modifiers.contains(.levelThree) ? 2 : 0)
        + (modifiers.contains(.capsLock) ? 4 : 0)]
  }

  private static func levels(_ words: some Collection<Substring>) -> [LayoutKey?]? {
    guard words.count <= 4 else { return nil }
    var levels: [LayoutKey?] = []
    for word in words {
      let key = LayoutKey(stored: word)
      guard key != nil || word == "none" else { return nil }
      levels.append(key)
    }
    if levels.count == 2 { return levels + levels }
    return levels + Array(repeating: nil, count: 4 - levels.count)
  }

  /// The usual effect of Caps Lock: a letter and its capital change places if Shift types the
  /// capital, and otherwise the letter becomes its capital.
  private static func locked(_ levels: [LayoutKey?]) -> [LayoutKey?] {
    [(0, 1), (2, 3)].flatMap { plain, shifted in
      let capital = levels[plain]?.capital
      return capital != nil && capital == levels[shifted]
        ? [levels[shifted], levels[plain]]
        : [capital ?? levels[plain], levels[shifted]?.capital ?? levels[shifted]]
    }
  }
}

extension LayoutKey {
  fileprivate init?(stored word: Substring) {
    let scalars = word.unicodeScalars
    if let scalar = scalars.first, scalars.count == 1 {
      self.init(typing: scalar)
    } else if word.hasPrefix("U+") {
      guard let scalar = UInt32(word.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) else {
        return nil
      }
      self.init(typing: scalar)
    } else {
      guard let keysym = Keysym(deadKey: word) else { return nil }
      self.init(keysym: keysym, text: nil)
    }
  }

  /// A key that types a character, with the keysym that X11 derives from the character's number,
  /// although some characters have an older one.
  private init(typing scalar: Unicode.Scalar) {
    let value = scalar.value < 0x100 ? scalar.value : 0x100_0000 + scalar.value
    self.init(keysym: Keysym(rawValue: value), text: String(Character(scalar)))
  }

  /// The key that types the capital of this key's letter, or `nil`.
  fileprivate var capital: Self? {
    guard let scalar = text?.unicodeScalars.first else { return nil }
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    guard mapping.count == 1, let capital = mapping.first, capital != scalar else { return nil }
    return Self(typing: capital)
  }
}
