/// Whose layout the keys have.
enum LayoutInUse: Hashable {
  /// That of the desktop, which the user has chosen there.
  case session
  /// The locale's own, as a whole.
  case locale

  /// Decides it.
  ///
  /// It is the locale's own only where somebody has chosen that locale, and no layout of the session has
  /// its letters: whoever has such a layout switches to that.
  init(
    _ source: LetterSource, isLocaleChosen: Bool, script: Script?, _ layouts: SessionLayouts
  ) {
    switch source {
    case .system: self = .session
    case .locale: self = .locale
    case .automatic:
      guard isLocaleChosen, let script else {
        self = .session
        return
      }
      self = layouts.has(script) ? .session : .locale
    }
  }
}

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
