/// A keyboard layout by places: what a key gives on it, whatever the system's layout is.
public protocol PhysicalLayout: AnyObject {
  /// What a key gives with some modifiers, or `nil` where the layout has no such key.
  ///
  /// - Parameters:
  ///   - keycode: The evdev code.
  ///   - modifiers: Shift, Caps Lock and the third level count; others do not.
  /// - Returns: The key, or `nil`.
  func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey?
}

/// What one key gives on one level of a layout.
public struct LayoutKey: Hashable, Sendable {
  /// The key's meaning.
  public var keysym: Keysym
  /// The text it types, or `nil` for a dead key or one that types nothing.
  public var text: String?

  /// Creates a key.
  public init(keysym: Keysym, text: String?) {
    self.keysym = keysym
    self.text = text
  }
}

/// Finds the layout of a locale.
public protocol KeyboardLayoutProvider: AnyObject {
  /// The layout of a locale, or `nil` where it has none that is installed.
  func layout(for locale: LocaleIdentifier) -> (any PhysicalLayout)?
}

/// Compose sequences and dead keys.
public protocol Composer: AnyObject {
  /// Takes the next key of a sequence, or the first of a new one.
  func feed(_ keysym: Keysym) -> ComposeStatus
  /// Forgets the sequence begun.
  func reset()
}

/// Where a Compose sequence stands after a key.
public enum ComposeStatus: Hashable, Sendable {
  /// The key neither begins nor continues a sequence.
  case nothing
  /// More keys are needed.
  case composing
  /// The sequence is complete and gives this text.
  case composed(String)
  /// The key does not continue the sequence, which is over.
  case cancelled
}
