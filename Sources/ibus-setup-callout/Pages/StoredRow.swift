import Adwaita
import GLib

/// A row that edits one text of a setting.
class StoredRow {
  /// The widgets of the row's file: the `row`, a button to `remove` it, and others.
  let ui: Builder
  /// The stored text, or `nil` while the row is incomplete.
  var text: String?
  /// Called after the user has changed the text.
  var onChange: (() -> Void)?
  var onRemove: (() -> Void)?

  /// Creates the row of a text, or a new row for `nil`.
  init(_ text: String?, file: String) throws {
    ui = try PageContext.load(file)
    self.text = text
    ui["remove"].onClick { [weak self] in self?.onRemove?() }
  }

  var root: Object { ui["row"] }
  /// The widget to fill in first.
  var first: Object { root }
  /// The message after the row was removed.
  var removal: String { translated("%s removed").filling(root["title"]) }

  /// Expands the row, to be filled in.
  func open() {
    root["expanded"] = true
    first.focusSoon()
  }
}
