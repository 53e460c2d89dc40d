import Adwaita
import KeyboardCore

/// One page of the preferences.
///
/// It is made when it is shown first, and stays.
protocol PreferencesPage: AnyObject {
  /// The widgets of the page's file of `data/ui`; that of the id `page` has all others in it.
  var ui: Builder { get }

  /// Shows what there is for a locale, or for all of them.
  func show(_ locale: LocaleIdentifier?)
}

extension PreferencesPage {
  func show(_ locale: LocaleIdentifier?) {}
}

/// A page with nothing but controls of settings.
final class SettingsPage: PreferencesPage {
  let ui: Builder

  init(_ ui: Builder) { self.ui = ui }
}
