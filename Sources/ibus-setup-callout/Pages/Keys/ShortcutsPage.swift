import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The keyboard shortcuts, as rows that can be edited, and the settings of emoji.
final class ShortcutsPage: PreferencesPage {
  private static let key = PageContext.bindingsKey

  private let recorder = KeyRecorder()
  private let list: StoredList<KeyBindingRow>
  private let emoji: RecentEmoji
  private var taken = TakenKeys()

  override init(_ ui: Builder, _ context: PageContext) throws {
    list = try StoredList(
      of: Self.key, group: ui["bindings"], button: ui["add"], context
    ) { [recorder] in try KeyBindingRow($0, recorder) }
    emoji = RecentEmoji(ui, context)
    try super.init(ui, context)
    list.onUpdate = { [weak self] in self?.update() }
    ui["reset"].on("clicked") { [weak self] in self?.restore() }
    context.settings.onWritableChange(of: Self.key) { [weak self] in self?.update() }
    update()
    ui["page"].on("map") { [weak self] in
      // The desktop's shortcuts may have changed.
      self?.taken = TakenKeys()
      self?.update()
    }
    ui["page"].on("unmap") { [weak self] in self?.recorder.leave() }
  }

  private func update() {
    let settings = context.settings
    ui["reset-group"]["visible"] = !settings.isStandard(Self.key)
    ui["reset"]["sensitive"] = settings.isWritable(Self.key)
    for row in list.rows { row.note = clash(of: row) }
  }

  private func restore() {
    let settings = context.settings
    let before = settings[Self.key]
    settings.reset(Self.key)
    ui["add"].focus()
    context.offerUndo(translated("Default shortcuts restored")) {
      // Undo keeps what the user has changed since.
      if settings.isStandard(Self.key) { settings[Self.key] = before }
    }
  }

  /// A sentence about another shortcut, or another program, that uses a row's keys.
  private func clash(of row: KeyBindingRow) -> String? {
    guard let binding = row.binding else { return nil }
    let first = list.rows.first {
      $0.binding?.combination == binding.combination && $0.binding?.gesture == binding.gesture
    }
    if let first, first !== row {
      return translated("Another shortcut already has these keys and takes precedence: “%s”.")
        .filling(first.root["title"])
    }
    return taken.sentence(for: binding.combination)
  }
}
