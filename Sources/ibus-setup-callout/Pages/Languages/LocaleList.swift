import Adwaita
import GLib
import KeyboardCore

/// The enabled locales as rows that can be moved and removed.
final class LocaleList {
  var onOpen: ((LocaleIdentifier) -> Void)?

  private let group: Object
  private let context: PageContext
  private let locales: LocaleSettings
  private var rows: [LocaleRow] = []
  private var wantsFocus: LocaleIdentifier?

  init(group: Object, _ context: PageContext, _ locales: LocaleSettings) throws {
    self.group = group
    self.context = context
    self.locales = locales
    let key = LocaleSettings.locales
    SettingControl.showLock(on: group, of: key, context.settings, isContentUsable: true)
    try read()
    locales.onChange(of: key, LocaleSettings.current) { [weak self] in self?.readAgain() }
  }

  /// Gives the focus to the row of a locale, which may not exist yet.
  func focus(_ locale: LocaleIdentifier) {
    wantsFocus = locale
    MainLoop.after(milliseconds: 50) { [weak self] in self?.giveFocus() }
  }

  private func readAgain() {
    let old = rows.first { $0.root.hasFocus }
    let action = old?.focus
    context.attempt(read)
    if wantsFocus == nil, let old, let row = rows.first(where: { $0.locale == old.locale }) {
      row.focus(action, or: row.root)
    }
    giveFocus()
  }

  private func giveFocus() {
    rows.first { $0.locale == wantsFocus }?.root.focus()
    wantsFocus = nil
  }

  private func read() throws {
    for row in rows { group.remove(row.root) }
    rows = []
    for (index, locale) in locales.enabled.enumerated() {
      let row = try LocaleRow(locale, at: index, locales)
      row.onAction = { [weak self] in self?.perform($0, on: locale) }
      row.onDrop = { [weak self] in self?.move(LocaleIdentifier($0), to: index) ?? false }
      rows.append(row)
      group.add(row.root)
    }
  }

  private func perform(_ action: ButtonRow.Action, on locale: LocaleIdentifier) {
    guard let index = locales.enabled.firstIndex(of: locale) else { return }
    switch action {
    case .up: move(locale, to: index - 1)
    case .down: move(locale, to: index + 1)
    case .remove: remove(locale, at: index)
    case .open: onOpen?(locale)
    case .move, .add: break
    }
  }

  /// Moves a locale; text dragged from another program may be no locale.
  @discardableResult
  private func move(_ locale: LocaleIdentifier, to index: Int) -> Bool {
    guard locales.move(locale, to: index) else { return false }
    wantsFocus = locale
    context.say(
      translated("Moved %s to position %s").filling(locales.namer[locale].ownName, "\(index + 1)"))
    return true
  }

  private func remove(_ locale: LocaleIdentifier, at index: Int) {
    let restore = locales.remove(locale)
    let left = locales.enabled
    wantsFocus = left[min(index, left.count - 1)]
    context.offerUndo(translated("%s removed").filling(locales.namer[locale].ownName)) {
      [weak self] in
      guard let self, restore(), group.isMapped else { return }
      wantsFocus = locale
    }
  }
}
