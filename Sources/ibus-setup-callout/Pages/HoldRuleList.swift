import Adwaita
import GLib

/// The rules for programs, as rows that can be edited.
final class HoldRuleList {
  private static let key = "hold-rules"

  private let group: Object
  private let context: PageContext
  private var rows: [HoldRuleRow] = []

  /// Fills a group, and adds a rule when a button is clicked.
  init(group: Object, button: Object, _ context: PageContext) throws {
    self.group = group
    self.context = context
    SettingControl.showLock(on: group, of: Self.key, context.settings)
    try read()
    context.settings.onChange(of: Self.key) { [weak self] in self?.attempt { try $0.read() } }
    button.on("clicked") { [weak self] in self?.attempt { try $0.add() } }
  }

  /// Shows the rules as they are stored, unless that is what is shown.
  private func read() throws {
    let stored = context.settings[Self.key].strings
    guard stored != rows.compactMap(\.text) else { return }
    for row in rows { group.remove(row.root) }
    rows = []
    for text in stored { try append(HoldRuleRow(text)) }
  }

  private func attempt(_ body: (HoldRuleList) throws -> Void) {
    context.attempt { try body(self) }
  }

  private func add() throws {
    let row = try HoldRuleRow(nil)
    append(row)
    row.open()
  }

  private func append(_ row: HoldRuleRow) {
    rows.append(row)
    group.add(row.root)
    row.onChange = { [weak self] in self?.store() }
    row.onRemove = { [weak self, weak row] in
      guard let self, let row else { return }
      group.remove(row.root)
      rows.removeAll { $0 === row }
      store()
    }
  }

  /// Stores the rules; one that is not yet a rule is left out until it is.
  private func store() {
    context.settings[Self.key] = Variant(rows.compactMap(\.text))
  }
}
