import Foundation

@testable import TestSession

extension PreferencesDesk {
  /// Whether a widget with a name is shown.
  func shows(_ name: String) throws -> Bool { try widgets().contains { $0.name == name } }

  /// Waits until a widget is shown that fits a condition, or else has a name.
  ///
  /// - Throws: A `SessionError` that names the widgets shown instead, after a timeout.
  func wait(for what: String, where isWanted: ((Widget) -> Bool)? = nil) throws {
    let isWanted = isWanted ?? { $0.name == what }
    var shown: [Widget] = []
    try session.wait(for: "\(what), but \(shown.filter(\.isNamed).map(\.name))") {
      shown = try widgets()
      return shown.contains(where: isWanted)
    }
  }

  /// Waits until no widget with a name is shown.
  func waitForEnd(of name: String) throws {
    try session.wait(for: "the end of \(name)") { try !shows(name) }
  }

  /// Waits until a widget whose name begins with a text has the focus.
  func waitForFocus(_ name: String) throws {
    try wait(for: "the focus on \(name)") { $0.name.hasPrefix(name) && $0.isFocused }
  }

  /// Waits until a setting has a value, which is read whenever the file of the settings has changed.
  func wait(until key: String, is value: String) throws {
    let file = session.folder.appending(path: "home/.config/glib-2.0/settings/keyfile")
    var read: Data?
    try session.wait(for: "\(key) \(value)") {
      let content = (try? Data(contentsOf: file)) ?? Data()
      defer { read = content }
      return try content != read && setting(key) == value
    }
  }
}
