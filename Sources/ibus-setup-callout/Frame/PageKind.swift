import GLib

/// The pages, in the order of the list, by the names of their files in `data/ui`.
enum PageKind: String, CaseIterable {
  case languages
  case holding
  case typing
  case keys = "shortcuts"
  case emoji
  case sound
  case appearance
  case accessibility
  case diagnosis

  /// The page on which a locale is set up.
  static let ofLocales = Self.languages

  /// The title, and the name of an icon that the desktop's icon themes contain.
  var look: (title: String, icon: String) {
    switch self {
    case .languages: (translated("Languages"), "preferences-desktop-locale-symbolic")
    case .holding: (translated("Holding"), "view-list-symbolic")
    case .typing: (translated("Typing"), "input-keyboard-symbolic")
    case .keys: (translated("Shortcuts"), "preferences-desktop-keyboard-shortcuts-symbolic")
    case .emoji: (translated("Emoji"), "face-smile-symbolic")
    case .sound: (translated("Sound and Vibration"), "audio-volume-high-symbolic")
    case .appearance: (translated("Appearance"), "applications-graphics-symbolic")
    case .accessibility:
      (translated("Accessibility"), "preferences-desktop-accessibility-symbolic")
    case .diagnosis: (translated("Diagnosis"), "emblem-system-symbolic")
    }
  }

  func makePage(_ context: PageContext) throws -> PreferencesPage {
    let ui = try context.build(rawValue)
    return switch self {
    case .languages: try LanguagesPage(ui, context)
    case .holding: try HoldingPage(ui, context)
    case .typing: try PreferencesPage(ui, context)
    case .keys: try KeysPage(ui, context)
    case .emoji: try EmojiPage(ui, context)
    case .sound: try SoundPage(ui, context)
    case .appearance: try AppearancePage(ui, context)
    case .accessibility: try AccessibilityPage(ui, context)
    case .diagnosis: try DiagnosisPage(ui, context)
    }
  }
}
