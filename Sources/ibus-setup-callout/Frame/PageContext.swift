import Adwaita
import EngineHost
import GLib

/// What pages work with.
final class PageContext {
  /// The settings, as the user stores them.
  let settings: InstalledSettings
  /// Shows a short message in the window.
  let say: (String) -> Void
  /// Goes to another page.
  var open: (PageKind) -> Void = { _ in }

  init(settings: InstalledSettings, say: @escaping (String) -> Void) {
    self.settings = settings
    self.say = say
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
    let builder = try Self.load(file)
    for key in SettingsStore.names {
      if let control = builder.find(key) { SettingControl.bind(control, to: key, of: settings) }
    }
    return builder
  }

  /// Makes the objects of a file of `data/ui`.
  ///
  /// - Throws: `BuilderError` where the file cannot be used.
  static func load(_ file: String) throws(BuilderError) -> Builder {
    try Builder(path: "\(DataDirectory.path)/ui/\(file).ui")
  }
}
