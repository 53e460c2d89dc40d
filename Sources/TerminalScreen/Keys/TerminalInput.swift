public import KeyboardCore

/// Something that a terminal sends.
public enum TerminalInput: Hashable, Sendable {
  /// A key.
  case key(TerminalKey)
  /// The terminal's window has lost the focus.
  case focusOut
  /// The terminal can report when keys go up (kitty keyboard protocol).
  case reportsReleases
}

/// A key as a terminal reports it.
public struct TerminalKey: Hashable, Sendable {
  /// What is known of the key.
  public enum Meaning: Hashable, Sendable {
    /// What it types: alone, where the terminal reports keys; else as it was typed.
    case character(Unicode.Scalar)
    /// A key that types nothing.
    case named(Keysym)
  }

  /// What is known of the key.
  public var meaning: Meaning
  /// What it types now, where the terminal reports that.
  public var text: String?
  /// What else is held.
  public var modifiers: Modifiers
  /// Whether it goes up; most terminals report presses only.
  public var isRelease: Bool

  /// Creates a key.
  public init(
    _ meaning: Meaning, text: String? = nil, modifiers: Modifiers = [], isRelease: Bool = false
  ) {
    self.meaning = meaning
    self.text = text
    self.modifiers = modifiers
    self.isRelease = isRelease
  }
}
