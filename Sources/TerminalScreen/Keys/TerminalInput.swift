package import KeyboardCore

/// Something that a terminal sends.
package enum TerminalInput: Hashable, Sendable {
  /// A key.
  case key(TerminalKey)
  /// The terminal's window has lost the focus.
  case focusOut
  /// The terminal can report when keys go up (kitty keyboard protocol).
  case reportsReleases
}

/// A key as a terminal reports it.
package struct TerminalKey: Hashable, Sendable {
  /// What is known of the key.
  package enum Meaning: Hashable, Sendable {
    /// What it types: alone, where the terminal reports keys; else as it was typed.
    case character(Unicode.Scalar)
    /// A key that types nothing.
    case named(Keysym)
  }

  /// What is known of the key.
  package var meaning: Meaning
  /// What it types now, where the terminal reports that.
  package var text: String?
  /// What else is held.
  package var modifiers: Modifiers
  /// Whether it goes up; most terminals report presses only.
  package var isRelease: Bool

  /// Creates a key.
  package init(
    _ meaning: Meaning, text: String? = nil, modifiers: Modifiers = [], isRelease: Bool = false
  ) {
    self.meaning = meaning
    self.text = text
    self.modifiers = modifiers
    self.isRelease = isRelease
  }
}
