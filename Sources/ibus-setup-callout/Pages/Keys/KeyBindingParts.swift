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

  /// Shows keys, in GTK's spelling and in words; `nil` for none.
  func show(keys: String?, label: String?) {
    keycaps["disabled-text"] = translated("Record keys")
    keycaps["accelerator"] = keys ?? ""
    record.setAccessible(
      label: label.map { translated("Record keys in place of %s").filling($0) }
        ?? translated("Record keys"))
  }

  /// Shows that keys are waited for.
  func showRecording() {
    let text = translated("Press the keys…")
    keycaps["disabled-text"] = text
    keycaps["accelerator"] = ""
    record.setAccessible(
      label: text,
      description: translated("Escape leaves it, BackSpace takes the keys away."))
  }
}
