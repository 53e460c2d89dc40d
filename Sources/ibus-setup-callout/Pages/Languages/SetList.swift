import Adwaita
import GLib
import KeyboardCore

/// The sets of signs that are not enabled, as rows that can be added and opened.
final class SetList {
  /// Called with the set whose row is opened.
  var onOpen: ((LocaleIdentifier) -> Void)?
  /// Called with the set that is to be enabled.
  var onAdd: ((LocaleNamer.Entry) -> Void)?

  private let group: Object
  private let context: PageContext
  private let locales: LocaleSettings
  private let namer: LocaleNamer
  private var rows: [(set: LocaleIdentifier, row: Object)] = []

  init(
    group: Object, _ context: PageContext, _ locales: LocaleSettings, _ namer: LocaleNamer
  ) throws {
    self.group = group
    self.context = context
    self.locales = locales
    self.namer = namer
    try read()
    let key = LocaleSettings.locales
    context.settings.onWritableChange(of: key) { [weak self] in self?.readAgain() }
    context.settings.onChange(of: key) { [weak self] in
      // Not during a signal of a row that is removed.
      MainLoop.after(milliseconds: 0) { self?.readAgain() }
    }
  }

  /// Gives the focus to the row of a set, and returns whether there is one.
  func focus(_ set: LocaleIdentifier) -> Bool {
    guard let row = rows.first(where: { $0.set == set })?.row else { return false }
    row.focusSoon()
    return true
  }

  private func readAgain() { context.attempt(read) }

  private func read() throws {
    for (_, row) in rows { group.remove(row) }
    rows = []
    for entry in namer.sets() where !locales.contains(entry.locale) {
      let row = try row(of: entry)
      rows.append((entry.locale, row))
      group.add(row)
    }
    group["visible"] = !rows.isEmpty
  }

  private func row(of entry: LocaleNamer.Entry) throws -> Object {
    let ui = try PageContext.load("set-row")
    let (row, add, open) = (ui["row"], ui["add"], ui["open"])
    row["title"] = entry.name
    row["subtitle"] = entry.signs
    row.setAccessible(label: entry.name)
    ui["sign"]["label"] = entry.flag
    for (button, label) in [(add, translated("Add %s")), (open, translated("Set up %s"))] {
      button["tooltip-text"] = label.filling(entry.name)
      button.setAccessible(label: label.filling(entry.name))
    }
    add["sensitive"] = locales.isWritable(LocaleSettings.locales)
    add.onClick { [weak self] in self?.onAdd?(entry) }
    open.onClick { [weak self] in self?.onOpen?(entry.locale) }
    row.on("activated") { [weak self] in self?.onOpen?(entry.locale) }
    return row
  }
}
