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
    event.keysym.lowercased == keysym
      && (keysym.isModifier || event.modifiers.normalized == modifiers)
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

extension Keysym {
  /// The keysym of the lower-case letter for A to Z.
  fileprivate var lowercased: Self {
    (0x41...0x5a).contains(rawValue) ? Self(rawValue: rawValue + 0x20) : self
  }
}
