import Adwaita
import GLib
import Hosting
import KeyboardCore

/// Keys with actions, as rows that can be edited.
final class KeysPage: PreferencesPage {
  private static let key = "key-bindings"

  let ui: Builder
  private let context: PageContext
  private let recorder = KeyRecorder()
  private let list: StoredList<KeyBindingRow>
  private var taken = TakenKeys()

  init(_ ui: Builder, _ context: PageContext) throws {
    self.ui = ui
    self.context = context
    list = try StoredList(
      of: Self.key, group: ui["bindings"], button: ui["add"], context
    ) { [recorder] in try KeyBindingRow($0, recorder) }
    list.onUpdate = { [weak self] in self?.update() }
    ui["reset"].on("clicked") { [weak self] in self?.restore() }
    context.settings.onWritableChange(of: Self.key) { [weak self] in self?.update() }
    ui["page"].on("map") { [weak self] in self?.examine() }
    ui["page"].on("unmap") { [weak self] in self?.recorder.leave() }
  }

  /// Shows what there is to be known about the shortcuts beside one another.
  private func update() {
    let settings = context.settings
    ui["reset"]["sensitive"] = !settings.isStandard(Self.key) && settings.isWritable(Self.key)
    for row in list.rows { row.note = clash(of: row) }
  }

  private func restore() {
    let settings = context.settings
    let before = settings[Self.key]
    settings.reset(Self.key)
    context.offerUndo(translated("Default shortcuts restored")) {
      // What the user has changed since then stays.
      if settings.isStandard(Self.key) { settings[Self.key] = before }
    }
  }

  /// Looks again at what the desktop takes, which may have changed.
  private func examine() {
    taken = TakenKeys()
    update()
  }

  /// What others do with the keys of a binding, in one sentence.
  private func clash(of row: KeyBindingRow) -> String? {
    guard let binding = row.binding else { return nil }
    let isSame: (KeyBindingRow) -> Bool = { other in
      other.binding?.combination == binding.combination
        && other.binding?.gesture == binding.gesture
    }
    if let first = list.rows.first(where: isSame), first !== row {
      return translated("Another shortcut already has these keys and takes precedence: “%s”.")
        .filling(first.root["title"])
    }
    return taken.sentence(for: binding.combination)
  }
}
