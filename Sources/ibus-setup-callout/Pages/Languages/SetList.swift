import Adwaita
import GLib
import KeyboardCore

/// The sets of signs that are not enabled, as rows that can be added and opened.
final class SetList {
  var onOpen: ((LocaleIdentifier) -> Void)?
  var onAdd: ((LocaleNamer.Entry) -> Void)?

  private let group: Object
  private let context: PageContext
  private let locales: LocaleSettings
  private var rows: [(set: LocaleIdentifier, row: ButtonRow)] = []

  init(group: Object, _ context: PageContext, _ locales: LocaleSettings) throws {
    self.group = group
    self.context = context
    self.locales = locales
    try read()
    locales.onChange(of: LocaleSettings.locales) { [weak self] in
      if let self { self.context.attempt(read) }
    }
  }

  /// Gives the focus to the row of a set, and returns whether there is one.
  func focus(_ set: LocaleIdentifier) -> Bool {
    guard let row = rows.first(where: { $0.set == set })?.row else { return false }
    row.root.focusSoon()
    return true
  }

  private func read() throws {
    for (_, row) in rows { group.remove(row.root) }
    rows = []
    for entry in locales.namer.sets() where !locales.contains(entry.locale) {
      let row = try row(of: entry)
      rows.append((entry.locale, row))
      group.add(row.root)
    }
    group["visible"] = !rows.isEmpty
  }

  private func row(of entry: LocaleNamer.Entry) throws -> ButtonRow {
    let row = try ButtonRow("set-row", entry.name, at: 0, of: 1, label: translated("Set up %s"))
    row.root["subtitle"] = entry.signs
    row.root.setAccessible(label: entry.name)
    row.ui["sign"]["label"] = entry.flag
    row[.add]["sensitive"] = locales.isWritable(LocaleSettings.locales)
    row.onAction = { [weak self] action in
      if action == .add { self?.onAdd?(entry) } else { self?.onOpen?(entry.locale) }
    }
    row.root.on("activated") { [weak self] in self?.onOpen?(entry.locale) }
    return row
  }
}
