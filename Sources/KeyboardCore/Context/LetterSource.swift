/// Where the letter of a key comes from.
public enum LetterSource: String, Hashable, Sendable, CaseIterable {
  /// The session's layout; the locale's own only if somebody has chosen the locale, and no layout of the
  /// session has its script.
  case automatic
  /// The session's layout.
  case system
  /// The locale's own layout.
  case locale
}
