/// How the letter of a held key is replaced by the picked one.
public enum ReplacementStrategy: String, Hashable, Sendable, CaseIterable {
  /// The letter stays in the preedit until the choice is made.
  case compose
  /// The letter is in the text; a BackSpace precedes the pick.
  case backspace
  /// The letter is in the text, and is deleted as surrounding text.
  case replace
  /// The letter is committed as soon as its key is down, which the client does not receive, and is
  /// deleted as surrounding text.
  case correct

  /// Whether the client must report the text before anything is deleted.
  var needsText: Bool { self == .replace || self == .correct }
}
