public import KeyboardCore

/// Something that a terminal sends.
public enum TerminalInput: Hashable, Sendable {
  /// A key.
  case key(TerminalKey)
  /// A text that was pasted.
  case pasted(String)
  /// The terminal's window got the focus, or lost it.
  case focus(Bool)
  /// The answer to how keys are told: the bits of the kitty keyboard protocol that are on.
  case keyboardFlags(Int)
  /// The answer to what is behind the text.
  case background(KeyboardColor)
  /// The answer to what the terminal is, which every terminal gives.
  case attributes
}

/// A key as a terminal tells it.
public struct TerminalKey: Hashable, Sendable {
  /// What is known of the key.
  public enum Meaning: Hashable, Sendable {
    /// What it types: alone, where the terminal tells keys; else as it was typed.
    case character(Unicode.Scalar)
    /// A key that types nothing.
    case named(Keysym)
  }

  /// What happened to it.
  public enum Kind: Hashable, Sendable {
    case press, repeated, release
  }

  /// What is known of the key.
  public var meaning: Meaning
  /// What it types alone on an American keyboard, where the terminal tells that.
  public var base: Unicode.Scalar?
  /// What it types now, where the terminal tells that.
  public var text: String?
  /// What else is held.
  public var modifiers: Modifiers
  /// What happened to it; terminals of old tell presses only.
  public var kind: Kind

  /// Creates a key.
  public init(
    _ meaning: Meaning, base: Unicode.Scalar? = nil, text: String? = nil,
    modifiers: Modifiers = [], kind: Kind = .press
  ) {
    self.meaning = meaning
    self.base = base
    self.text = text
    self.modifiers = modifiers
    self.kind = kind
  }

  /// Whether it is a key that types nothing, with none of the keys that make shortcuts.
  public func `is`(_ keysym: Keysym) -> Bool {
    meaning == .named(keysym) && !modifiers.isCommand && !modifiers.contains(.shift)
  }

  /// Whether it is Control and a letter.
  public func isControl(_ letter: Unicode.Scalar) -> Bool {
    meaning == .character(letter) && modifiers.contains(.control)
  }
}
