import Adwaita
import KeyboardCore

/// A page of the preferences, which is created when it is first shown, and kept.
///
/// As it is, it has controls of settings only.
class PreferencesPage {
  /// The widgets of the page's file; the one with the ID `page` contains all others.
  let ui: Builder
  let context: PageContext

  init(_ ui: Builder, _ context: PageContext) throws {
    self.ui = ui
    self.context = context
  }

  /// Shows the settings of a locale, or of all locales.
  func show(_ locale: LocaleIdentifier?) {}
}
