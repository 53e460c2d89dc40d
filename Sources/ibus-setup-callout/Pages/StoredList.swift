import Adwaita
import GLib

/// The texts of a setting as rows that can be edited.
///
/// If another program changes the setting, the row with the focus stays as it is.
final class StoredList<Row: StoredRow> {
  /// Called after rows were added, removed or changed.
  var onUpdate: (() -> Void)?
  private(set) var rows: [Row] = []

  private let key: String
  private let group: Object
  private let button: Object
  private let context: PageContext
  private let makeRow: (String?) throws -> Row
  /// The row with the focus, if another program has removed its text.
  private var outdated: Row?

  /// `makeRow` returns the row of a text, or a new row for `nil`, which `button` adds.
  init(
    of key: String, group: Object, button: Object, _ context: PageContext,
    makeRow: @escaping (String?) throws -> Row
  ) throws {
    self.key = key
    self.group = group
    self.button = button
    self.context = context
    self.makeRow = makeRow
    SettingControl.showLock(on: group, of: key, context.settings)
    try read()
    context.settings.onChange(of: key) { [weak self] in if let self { context.attempt(read) } }
    button.on("clicked") { [weak self] in if let self { context.attempt(add) } }
  }

  private var texts: [String] {
    get { context.settings[key]?.strings ?? [] }
    set { context.settings[key] = Variant(newValue) }
  }

  /// Shows the stored texts, if others are shown.
  private func read() throws {
    let texts = texts
    guard texts != rows.compactMap(\.text) else { return }
    var left = rows
    var next: [Row] = []
    for text in texts {
      let place = left.firstIndex { $0.text == text }
      next.append(try place.map { left.remove(at: $0) } ?? make(text))
    }
    for row in left where row.root.hasFocus || row.text == nil {
      if row.text != nil { outdated = row }
      row.text = nil
      next.insert(row, at: min(rows.firstIndex { $0 === row } ?? 0, next.count))
    }
    show(next)
  }

  private func show(_ next: [Row]) {
    let old = rows
    rows = next
    // A row that is moved loses the focus.
    for row in old where !row.root.hasFocus { group.remove(row.root) }
    for (index, row) in next.enumerated() where !row.root.hasFocus {
      group.insert(row.root, at: index)
    }
    onUpdate?()
  }

  private func make(_ text: String?) throws -> Row {
    let row = try makeRow(text)
    row.onChange = { [weak self] in self?.store() }
    row.onRemove = { [weak self, weak row] in if let row { self?.remove(row) } }
    row.root.onLeave { [weak self, weak row] in
      // Not while the page is being hidden.
      MainLoop.after(milliseconds: 0) { if let row { self?.left(row) } }
    }
    return row
  }

  private func add() throws {
    let row = try make(nil)
    show(rows + [row])
    row.open()
  }

  private func remove(_ row: Row) {
    guard let index = rows.firstIndex(where: { $0 === row }) else { return }
    let text = row.text
    let place = rows[..<index].compactMap(\.text).count
    removeWidget(of: row)
    let neighbour = rows.indices.contains(index) ? rows[index] : rows.last
    (neighbour?.root ?? button).focus()
    guard let text else { return }
    store()
    context.offerUndo(row.removal) { [weak self] in
      guard let self, !texts.contains(text) else { return }
      texts.insert(text, at: min(place, texts.count))
    }
  }

  private func left(_ row: Row) {
    guard outdated === row else { return }
    outdated = nil
    if row.text == nil { removeWidget(of: row) }
  }

  private func removeWidget(of row: Row) {
    group.remove(row.root)
    rows.removeAll { $0 === row }
    onUpdate?()
  }

  /// Stores the texts, without rows that are still incomplete.
  private func store() {
    texts = rows.compactMap(\.text)
    onUpdate?()
  }
}
