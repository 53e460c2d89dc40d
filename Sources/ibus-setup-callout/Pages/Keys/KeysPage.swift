import Adwaita
import EngineHost
import GLib
import KeyboardCore

/// Keys with actions, as rows that can be edited.
final class KeysPage: PreferencesPage {
  private static let key = "key-bindings"

  let root: Object
  private let group: Object
  private let context: PageContext
  private let recorder = KeyRecorder()
  private var rows: [KeyBindingRow] = []
  private var taken = TakenKeys()

  init(_ context: PageContext) throws {
    self.context = context
    let builder = try context.build("keys")
    root = try builder.object("page")
    group = try builder.object("bindings")
    SettingControl.showLock(on: group, of: Self.key, context.settings)
    try read()
    context.settings.onChange(of: Self.key) { [weak self] in self?.attempt { try $0.read() } }
    try builder.object("add").on("clicked") { [weak self] in self?.attempt { try $0.add() } }
    try builder.object("reset").on("clicked") { [context] in context.settings.reset(Self.key) }
    root.on("map") { [weak self] in self?.examine() }
    root.on("unmap") { [weak self] in self?.recorder.leave() }
  }

  /// Shows the bindings as they are stored, unless that is what is shown.
  private func read() throws {
    let stored = context.settings[Self.key].strings
    guard stored != rows.compactMap(\.text) else { return }
    recorder.leave()
    for row in rows { group.remove(row.root) }
    rows = []
    for text in stored { append(try KeyBindingRow(text, recorder)) }
    for row in rows { row.update() }
  }

  private func attempt(_ body: (KeysPage) throws -> Void) {
    context.attempt { try body(self) }
  }

  private func add() throws {
    let row = try KeyBindingRow(nil, recorder)
    append(row)
    row.update()
    row.open()
  }

  private func append(_ row: KeyBindingRow) {
    rows.append(row)
    group.add(row.root)
    row.onChange = { [weak self] in self?.changed() }
    row.onQuestion = { [weak self] in self?.clash(of: $0) }
    row.onRemove = { [weak self, weak row] in
      guard let self, let row else { return }
      recorder.leave()
      group.remove(row.root)
      rows.removeAll { $0 === row }
      changed()
    }
  }

  /// Stores the bindings; one that is not yet a binding is left out until it is.
  private func changed() {
    context.settings[Self.key] = Variant(rows.compactMap(\.text))
    for row in rows { row.update() }
  }

  /// Looks again at what the desktop takes, which may have changed.
  private func examine() {
    taken = TakenKeys()
    for row in rows { row.update() }
  }

  /// What others do with the keys of a binding, in one sentence.
  private func clash(of row: KeyBindingRow) -> String? {
    guard let binding = row.binding else { return nil }
    let isSame: (KeyBindingRow) -> Bool = { other in
      other.binding?.combination == binding.combination
        && other.binding?.gesture == binding.gesture
    }
    if let first = rows.first(where: isSame), first !== row {
      return translated("Another row has these keys already, and counts: “%s”.")
        .filling(first.root["title"])
    }
    return taken.sentence(for: binding.combination)
  }
}
