import Adwaita

/// A page that contains nothing but controls of settings.
final class SettingsPage: PreferencesPage {
  let ui: Builder

  init(_ ui: Builder) { self.ui = ui }
}
