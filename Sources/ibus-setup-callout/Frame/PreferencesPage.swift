import Adwaita
import KeyboardCore

/// A page of the preferences, which is created when it is first shown, and kept.
protocol PreferencesPage: AnyObject {
  /// The widgets of the page's file; the one with the ID `page` contains all others.
  var ui: Builder { get }

  /// Shows the settings of a locale, or of all locales.
  func show(_ locale: LocaleIdentifier?)
}

extension PreferencesPage {
  func show(_ locale: LocaleIdentifier?) {}
}
