import GLib

/// The pages, in the order of the list, by the names of their files in `data/ui`.
enum PageKind: String, CaseIterable {
  case languages
  case holding
  case shortcuts
  case look
  case accessibility
  case help

  /// The page on which a locale is set up.
  static let ofLocales = Self.languages

  /// The title, and the name of an icon that the desktop's icon themes contain.
  var look: (title: String, icon: String) {
    switch self {
    case .languages: (translated("Languages"), "preferences-desktop-locale-symbolic")
    case .holding: (translated("Holding"), "input-keyboard-symbolic")
    case .shortcuts:
      (translated("Shortcuts and Emoji"), "preferences-desktop-keyboard-shortcuts-symbolic")
    case .look: (translated("Look and Sound"), "applications-graphics-symbolic")
    case .accessibility:
      (translated("Accessibility"), "preferences-desktop-accessibility-symbolic")
    case .help: (translated("Help"), "help-about-symbolic")
    }
  }

  func makePage(_ context: PageContext) throws -> PreferencesPage {
    let ui = try context.build(rawValue)
    return switch self {
    case .languages: try LanguagesPage(ui, context)
    case .holding: try HoldingPage(ui, context)
    case .shortcuts: try ShortcutsPage(ui, context)
    case .look: try LookPage(ui, context)
    case .accessibility: try AccessibilityPage(ui, context)
    case .help: try HelpPage(ui, context)
    }
  }
}
