import Adwaita
import GLib

/// A row that can be edited, for one of the texts of a setting.
class StoredRow {
  /// The widgets of the row's file of `data/ui`: the `row`, a button to `remove` it, and others.
  let ui: Builder
  /// What the setting has for the row, or `nil` while what is in the row is of no use.
  var text: String?
  /// Called after the user has changed what is stored.
  var onChange: (() -> Void)?
  /// Called when the user wants it gone.
  var onRemove: (() -> Void)?

  /// Makes the row of a text; of none yet for `nil`.
  init(_ text: String?, file: String) throws {
    ui = try PageContext.load(file)
    self.text = text
    ui["remove"].onClick { [weak self] in self?.onRemove?() }
  }

  /// The widget.
  var root: Object { ui["row"] }
  /// What is filled in first.
  var first: Object { root }
  /// The message after it was removed.
  var removal: String { translated("%s removed").filling(root["title"]) }

  /// Opens the row, to be filled in.
  func open() {
    root["expanded"] = true
    first.focusSoon()
  }
}
