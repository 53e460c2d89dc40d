import GLib

/// The pages, in the order of the list.
///
/// A new page is a case here, a type that is a `PreferencesPage`, and a file of `data/ui`.
enum PageKind: String, CaseIterable {
  case languages
  case holding
  case typing
  case keys = "shortcuts"
  case emoji
  case sound
  case appearance
  case diagnosis

  /// The page that a locale is set up on.
  static let ofLocales = Self.languages

  /// What it is called.
  var title: String {
    switch self {
    case .languages: translated("Languages")
    case .holding: translated("Holding")
    case .typing: translated("Typing")
    case .keys: translated("Shortcuts")
    case .emoji: translated("Emoji")
    case .sound: translated("Sound and Vibration")
    case .appearance: translated("Appearance")
    case .diagnosis: translated("Diagnosis")
    }
  }

  /// The name of its icon, one that the desktop's icon themes have.
  var icon: String {
    switch self {
    case .languages: "preferences-desktop-locale-symbolic"
    case .holding: "view-list-symbolic"
    case .typing: "input-keyboard-symbolic"
    case .keys: "preferences-desktop-keyboard-shortcuts-symbolic"
    case .emoji: "face-smile-symbolic"
    case .sound: "audio-volume-high-symbolic"
    case .appearance: "applications-graphics-symbolic"
    case .diagnosis: "emblem-system-symbolic"
    }
  }

  /// Makes the page.
  ///
  /// - Throws: `BuilderError` where its file cannot be used.
  func makePage(_ context: PageContext) throws -> any PreferencesPage {
    switch self {
    case .languages: try LanguagesPage(context)
    case .holding: try HoldingPage(context)
    case .typing: try SettingsPage("typing", context)
    case .keys: try KeysPage(context)
    case .emoji: try EmojiPage(context)
    case .sound: try SoundPage(context)
    case .appearance: try AppearancePage(context)
    case .diagnosis: try DiagnosisPage(context)
    }
  }
}
