/// A key with the modifiers that are held with it.
public struct KeyCombination: Hashable, Sendable {
  /// The modifiers that distinguish combinations.
  package static let modifiers: Modifiers = [.shift, .control, .alt, .super, .hyper, .meta]

  /// The key; the lower-case keysym for a letter.
  public let keysym: Keysym
  /// The modifiers that are held.
  public let modifiers: Modifiers

  /// Creates a combination.
  public init(_ keysym: Keysym, _ modifiers: Modifiers = []) {
    self.keysym = keysym.lowercased
    self.modifiers = modifiers.normalized
  }

  /// Whether a key event is this combination.
  ///
  /// The release of a modifier still carries that modifier's own bit, which is ignored.
  package func matches(_ event: KeyEvent) -> Bool {
    (keysym.isModifier || event.modifiers.normalized == modifiers)
      && (event.keysym.lowercased == keysym
        || keysym.isLatinLetter && event.latinLetter == keysym)
  }
}

extension Modifiers {
  /// The distinguishing modifiers; some clients send only Mod4 for Super.
  fileprivate var normalized: Self {
    var result = intersection(KeyCombination.modifiers)
    if contains(.mod4) { result.insert(.super) }
    // Both are on Mod4 with usual layouts, and Chromium on X11 sends both: no shortcut worked there.
    if result.contains(.super) { result.remove(.hyper) }
    return result
  }
}

extension KeyEvent {
  /// The Latin letter of a key that has none in the layout in use, by which shortcuts name it.
  ///
  /// As in GTK, Qt, KWin and GNOME, it is the letter in another layout of the session, or else the one at
  /// its place on the American layout.
  fileprivate var latinLetter: Keysym? {
    guard !keysym.lowercased.isLatinLetter else { return nil }
    return latin ?? (isForeignLetter ? Self.american[keycode] : nil)
  }

  /// Whether the key types a letter of another script than the Latin one.
  package var isForeignLetter: Bool {
    guard let scalar = text?.unicodeScalars.first, scalar.properties.isAlphabetic else {
      return false
    }
    return !Self.latinLetters.contains { $0.contains(scalar.value) }
  }

  /// Unicode's blocks with Latin letters that layouts have.
  private static let latinLetters = [0x41...0x2bb, 0x1e00...0x1eff] as [ClosedRange<UInt32>]

  /// The letters of the American layout by their evdev codes, from the first of each row.
  package static let american: [UInt32: Keysym] = {
    var letters: [UInt32: Keysym] = [:]
    for (first, row) in [(16, "qwertyuiop"), (30, "asdfghjkl"), (44, "zxcvbnm")]
      as [(UInt32, String)]
    {
      for (code, letter) in zip(first..., row.unicodeScalars) {
        letters[code] = Keysym(rawValue: letter.value)
      }
    }
    return letters
  }()
}

extension Keysym {
  /// Whether it is one of a to z.
  package var isLatinLetter: Bool { (0x61...0x7a).contains(rawValue) }

  /// The keysym of the lower-case letter for A to Z.
  fileprivate var lowercased: Self {
    (0x41...0x5a).contains(rawValue) ? Self(rawValue: rawValue + 0x20) : self
  }
}
