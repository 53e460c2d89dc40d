import Adwaita
import GLib

/// The texts of a setting as rows that can be edited.
///
/// Another program may change the setting meanwhile: the row in use stays as it is then.
final class StoredList<Row: StoredRow> {
  /// Called after rows have come, gone or changed.
  var onUpdate: (() -> Void)?
  /// The rows that are shown.
  private(set) var rows: [Row] = []

  private let key: String
  private let group: Object
  private let button: Object
  private let context: PageContext
  private let makeRow: (String?) throws -> Row
  /// The row in use, if another program has removed what it is for.
  private var outdated: Row?

  /// Fills a group with what `makeRow` makes of each text of a setting, and adds a row of `nil`,
  /// which has no text yet, when a button is clicked.
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
    context.settings.onChange(of: key) { [weak self] in self?.attempt { try $0.read() } }
    button.on("clicked") { [weak self] in self?.attempt { try $0.add() } }
  }

  private var texts: [String] {
    get { context.settings[key].strings }
    set { context.settings[key] = Variant(newValue) }
  }

  private func attempt(_ body: (StoredList) throws -> Void) {
    context.attempt { try body(self) }
  }

  /// Shows the texts as they are stored, unless that is what is shown.
  private func read() throws {
    let texts = texts
    guard texts != rows.compactMap(\.text) else { return }
    var left = rows
    var next: [Row] = []
    for text in texts {
      if let place = left.firstIndex(where: { $0.text == text }) {
        next.append(left.remove(at: place))
      } else {
        next.append(try make(text))
      }
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
    // The row with the focus would lose it if it were moved.
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
      // Not while its page is being hidden.
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
    take(row)
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
    if row.text == nil { take(row) }
  }

  private func take(_ row: Row) {
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
