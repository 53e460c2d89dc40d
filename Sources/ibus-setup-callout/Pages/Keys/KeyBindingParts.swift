import Adwaita
import GLib

/// The widgets of one binding.
struct KeyBindingParts {
  let row: Object
  let record: Object
  let gesture: Object
  let action: Object
  let argument: Object
  let note: Object
  let remove: Object
  private let keycaps: Object

  /// Makes them.
  init() throws {
    let builder = try PageContext.load("key-binding")
    row = try builder.object("row")
    record = try builder.object("record")
    keycaps = try builder.object("keycaps")
    gesture = try builder.object("gesture")
    action = try builder.object("action")
    argument = try builder.object("argument")
    note = try builder.object("note")
    remove = try builder.object("remove")
  }

  /// Shows keys, in words; `nil` for none.
  func show(_ label: String?) {
    keycaps["label"] = label ?? translated("Record keys")
    record.setAccessible(
      label: label.map { translated("Record keys instead of %s").filling($0) }
        ?? translated("Record keys"))
  }

  /// Shows that keys are waited for.
  func showRecording() {
    let text = translated("Press the keys…")
    keycaps["label"] = text
    record.setAccessible(
      label: text,
      description: translated("Esc cancels, Backspace clears."))
  }
}
