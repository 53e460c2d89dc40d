/// How the letter of a held key is replaced by the one picked.
public enum ReplacementStrategy: String, Hashable, Sendable, CaseIterable {
  /// The letter is preedit until it is decided.
  case compose
  /// The letter is in the text; the pick sends a BackSpace first.
  case backspace
  /// The letter is in the text; the pick deletes it as surrounding text.
  case replace
  /// The letter goes into the text as soon as its key is down, and its key is kept from the client;
  /// the pick deletes it as surrounding text.
  case correct

  /// Whether the client has to tell the text before anything is deleted in it.
  var needsText: Bool { self == .replace || self == .correct }
}
