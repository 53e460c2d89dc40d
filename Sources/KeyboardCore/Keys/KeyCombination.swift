/// A key with the modifiers that are held with it.
public struct KeyCombination: Hashable, Sendable {
  /// The modifiers that tell one combination from another.
  public static let modifiers: Modifiers = [.shift, .control, .alt, .super, .hyper, .meta]

  /// The key; for a letter, the lower-case one.
  public let keysym: Keysym
  /// The modifiers, out of `KeyCombination.modifiers`.
  public let modifiers: Modifiers

  /// Creates a combination.
  public init(_ keysym: Keysym, _ modifiers: Modifiers = []) {
    self.keysym = keysym.lowercased
    self.modifiers = modifiers.normalized
  }

  /// Whether a key event is this combination.
  ///
  /// A modifier that goes up still carries its own bit, which does not count.
  public func matches(_ event: KeyEvent) -> Bool {
    event.keysym.lowercased == keysym
      && (keysym.isModifier || event.modifiers.normalized == modifiers)
  }
}

extension Modifiers {
  /// The modifiers that count; Mod4 is Super, and some clients send only Mod4.
  fileprivate var normalized: Self {
    var result = intersection(KeyCombination.modifiers)
    if contains(.mod4) { result.insert(.super) }
    return result
  }
}

extension Keysym {
  /// The keysym of the lower-case letter for A to Z; others stay as they are.
  fileprivate var lowercased: Self {
    (0x41...0x5a).contains(rawValue) ? Self(rawValue: rawValue + 0x20) : self
  }
}
