import Adwaita

/// A row that can be edited, for one of the texts of a setting.
protocol StoredRow: AnyObject {
  /// The widget.
  var root: Object { get }
  /// What the setting has for the row, or `nil` while what is in the row is of no use.
  var text: String? { get set }
  /// Called after the user has changed what is stored.
  var onChange: (() -> Void)? { get set }
  /// Called when the user wants it gone.
  var onRemove: (() -> Void)? { get set }
  /// The message after it was removed.
  var removal: String { get }

  /// Opens the row, to be filled in.
  func open()
}
