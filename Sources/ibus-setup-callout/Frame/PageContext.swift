import Adwaita
import GLib
import Hosting

/// What pages work with.
final class PageContext {
  /// The settings, as the user stores them.
  let settings: InstalledSettings
  /// Goes to another page.
  var open: (PageKind) -> Void = { _ in }

  private let toasts: Object
  private var offer: Toast?

  /// Takes the settings, and the window's overlay for short messages.
  init(settings: InstalledSettings, toasts: Object) {
    self.settings = settings
    self.toasts = toasts
  }

  /// Shows a short message in the window.
  func say(_ sentence: String) { _ = Toast(sentence, in: toasts) }

  /// Says what was removed or reset, with a button that brings it back.
  ///
  /// Only the last offer is shown.
  func offerUndo(_ sentence: String, _ undo: @escaping () -> Void) {
    offer?.dismiss()
    offer = Toast(sentence, in: toasts, button: (translated("Undo"), undo))
  }

  /// Does something, and says in the window what does not work.
  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      say("\(error)")
    }
  }

  /// Makes the objects of a file of `data/ui`, and connects the controls in it that are named after
  /// a setting with that setting.
  ///
  /// - Throws: `BuilderError` where the file cannot be used.
  func build(_ file: String) throws(BuilderError) -> Builder {
    let ui = try Self.load(file)
    for key in SettingsStore.names {
      if let control = ui.find(key) { SettingControl.bind(control, to: key, of: settings) }
    }
    return ui
  }

  /// Makes the objects of a file of `data/ui`.
  ///
  /// - Throws: `BuilderError` where the file cannot be used.
  static func load(_ file: String) throws(BuilderError) -> Builder {
    try Builder(path: "\(DataDirectory.path)/ui/\(file).ui")
  }
}
