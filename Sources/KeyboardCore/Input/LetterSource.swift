/// Where the letter of a key comes from.
public enum LetterSource: String, Hashable, Sendable, CaseIterable {
  /// The system's layout if it has the locale's script, and otherwise the locale's own layout.
  case automatic
  /// The system's layout.
  case system
  /// The locale's own layout.
  case locale
}
