import Adwaita
import KeyboardCore

/// One page of the preferences.
///
/// It is made when it is shown first, and stays.
protocol PreferencesPage: AnyObject {
  /// The widget, an `AdwPreferencesPage` as a rule.
  var root: Object { get }

  /// Shows what there is for a locale, or for all of them.
  func show(_ locale: LocaleIdentifier?)
}

extension PreferencesPage {
  func show(_ locale: LocaleIdentifier?) {}
}

/// A page with nothing but controls of settings.
final class SettingsPage: PreferencesPage {
  let root: Object

  /// Makes the page of a file of `data/ui`, by its name.
  init(_ file: String, _ context: PageContext) throws {
    let builder = try context.build(file)
    root = try builder.object("page")
  }
}
