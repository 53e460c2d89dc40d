import Adwaita
import EngineHost
import GLib

/// What pages work with.
final class PageContext {
  /// The settings, as the user stores them.
  let settings: InstalledSettings
  /// Goes to another page.
  var open: (PageKind) -> Void = { _ in }

  private let toasts: Object
  private var offer: Toast?

  /// Creates what pages work with.
  ///
  /// - Parameters:
  ///   - settings: The settings, as the user stores them.
  ///   - toasts: The window's overlay for short messages.
  init(settings: InstalledSettings, toasts: Object) {
    self.settings = settings
    self.toasts = toasts
  }

  /// Shows a short message in the window.
  func say(_ sentence: String) { Toast(sentence)?.show(in: toasts) }

  /// Says what was removed or reset, with a button that brings it back.
  ///
  /// Only the last offer is shown.
  func offerUndo(_ sentence: String, _ undo: @escaping () -> Void) {
    offer?.dismiss()
    offer = Toast(sentence)
    offer?.addButton(translated("Undo"), undo)
    offer?.show(in: toasts)
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
