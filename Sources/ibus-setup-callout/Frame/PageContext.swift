import Adwaita
import Diagnosis
import GLib
import Hosting

/// What all pages share.
final class PageContext {
  let settings: InstalledSettings
  /// Shows another page.
  var open: (PageKind) -> Void = { _ in }

  private let toasts: Object
  private var offer: Toast?
  private var undo: (() -> Void)?

  /// `toasts` is the window's overlay for short messages.
  init(settings: InstalledSettings, toasts: Object) {
    self.settings = settings
    self.toasts = toasts
  }

  /// Shows a short message in the window.
  func say(_ sentence: String) {
    _ = Toast(sentence, in: toasts)
    toasts.announce(sentence)
  }

  /// Says what was removed or reset, with an Undo button; replaces the previous offer.
  func offerUndo(_ sentence: String, _ undo: @escaping () -> Void) {
    offer?.dismiss()
    self.undo = undo
    offer = Toast(
      sentence, in: toasts, button: (translated("Undo"), { [weak self] in self?.undoLast() }))
    toasts.announce(sentence)
  }

  /// Undoes what was removed or reset last, and returns whether there was anything.
  @discardableResult
  func undoLast() -> Bool {
    guard let undo else { return false }
    self.undo = nil
    offer?.dismiss()
    undo()
    return true
  }

  /// Does something, and shows an error in the window.
  func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      say("\(error)")
    }
  }

  /// Loads a file of `data/ui`, and binds the controls whose IDs are names of settings.
  func build(_ file: String) throws(BuilderError) -> Builder {
    let ui = try Self.load(file)
    for key in SettingsStore.names {
      if let control = ui.find(key) { SettingControl.bind(control, to: key, of: settings) }
    }
    return ui
  }

  /// Does what the button of a finding offers, and calls a closure once that has had time to work.
  func apply(_ remedy: Remedy, then body: @escaping () -> Void) {
    attempt {
      try remedy.apply()
      // What it starts takes a moment.
      MainLoop.after(milliseconds: 1500, body)
    }
  }

  static func load(_ file: String) throws(BuilderError) -> Builder {
    try Builder(path: "\(DataDirectory.path)/ui/\(file).ui")
  }
}
