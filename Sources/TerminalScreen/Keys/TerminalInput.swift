package import KeyboardCore

package enum TerminalInput: Hashable, Sendable {
  case key(TerminalKey)
  /// The terminal's window has lost the focus.
  case focusOut
  /// The terminal can report when keys go up (kitty keyboard protocol).
  case reportsReleases
}

/// A key as a terminal reports it.
package struct TerminalKey: Hashable, Sendable {
  package enum Meaning: Hashable, Sendable {
    /// The character that it types without modifiers, if the terminal reports keys; otherwise the
    /// character that was typed.
    case character(Unicode.Scalar)
    /// A key that types nothing.
    case named(Keysym)
  }

  package var meaning: Meaning
  /// What it types now, if the terminal reports that.
  package var text: String?
  package var modifiers: Modifiers
  /// Whether it goes up; most terminals report presses only.
  package var isRelease: Bool

  package init(
    _ meaning: Meaning, text: String? = nil, modifiers: Modifiers = [], isRelease: Bool = false
  ) {
    (self.meaning, self.text) = (meaning, text)
    (self.modifiers, self.isRelease) = (modifiers, isRelease)
  }
}
