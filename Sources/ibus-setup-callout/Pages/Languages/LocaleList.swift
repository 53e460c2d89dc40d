import Adwaita
import GLib
import KeyboardCore

/// The enabled locales as rows that can be moved and removed.
final class LocaleList {
  /// Called with the locale whose row was chosen.
  var onOpen: ((LocaleIdentifier) -> Void)?

  private let group: Object
  private let context: PageContext
  private let locales: LocaleSettings
  private let namer: LocaleNamer
  private var rows: [LocaleRow] = []
  private var wantsFocus: LocaleIdentifier?

  /// Fills a group.
  init(
    group: Object, _ context: PageContext, _ locales: LocaleSettings, _ namer: LocaleNamer
  ) throws {
    self.group = group
    self.context = context
    self.locales = locales
    self.namer = namer
    SettingControl.showLock(
      on: group, of: LocaleSettings.locales, context.settings, isContentUsable: true)
    try read()
    context.settings.onWritableChange(of: LocaleSettings.locales) { [weak self] in
      self?.readAgain()
    }
    for key in [LocaleSettings.locales, LocaleSettings.current] {
      context.settings.onChange(of: key) { [weak self] in
        // Not within the signal of a button that goes with its row.
        MainLoop.after(milliseconds: 0) { self?.readAgain() }
      }
    }
  }

  /// Gives the row of a locale the focus, now or when it is there.
  func focus(_ locale: LocaleIdentifier) {
    wantsFocus = locale
    MainLoop.after(milliseconds: 50) { [weak self] in self?.giveFocus() }
  }

  private func readAgain() {
    let focused = rows.lazy.compactMap { row in row.focus.map { (row.locale, $0) } }.first
    context.attempt(read)
    if wantsFocus == nil, let focused {
      rows.first { $0.locale == focused.0 }?.give(focus: focused.1)
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
    let enabled = locales.enabled
    let current = locales.current
    for (index, locale) in enabled.enumerated() {
      let row = try LocaleRow(
        namer[locale],
        LocaleRow.State(
          index: index, count: enabled.count, isCurrent: locale == current,
          isAutomatic: locales.isAutomatic,
          isWritable: locales.isWritable(LocaleSettings.locales), isKnown: namer.knows(locale)))
      row.onOpen = { [weak self] in self?.onOpen?(locale) }
      row.onMove = { [weak self] in self?.move(locale, by: $0) }
      row.onRemove = { [weak self] in self?.remove(locale) }
      row.onDrop = { [weak self] in self?.drop($0, at: index) ?? false }
      rows.append(row)
      group.add(row.root)
    }
  }

  private func move(_ locale: LocaleIdentifier, by count: Int) {
    guard let index = locales.enabled.firstIndex(of: locale) else { return }
    wantsFocus = locale
    guard locales.move(locale, to: index + count) else {
      wantsFocus = nil
      return
    }
    tellPlace(of: locale)
  }

  /// Whoever drags from another program may bring anything.
  private func drop(_ text: String, at index: Int) -> Bool {
    let locale = LocaleIdentifier(text)
    guard locales.isWritable(LocaleSettings.locales), locales.enabled.contains(locale) else {
      return false
    }
    wantsFocus = locale
    guard locales.move(locale, to: index) else {
      wantsFocus = nil
      return false
    }
    tellPlace(of: locale)
    return true
  }

  private func tellPlace(of locale: LocaleIdentifier) {
    guard let index = locales.enabled.firstIndex(of: locale) else { return }
    context.say(
      translated("Moved %s to position %s").filling(namer[locale].ownName, "\(index + 1)"))
  }

  private func remove(_ locale: LocaleIdentifier) {
    guard let index = locales.enabled.firstIndex(of: locale) else { return }
    let restore = locales.remove(locale)
    let left = locales.enabled
    wantsFocus = left[min(index, left.count - 1)]
    context.offerUndo(translated("%s removed").filling(namer[locale].ownName)) { [weak self] in
      guard let self, restore(), group.isMapped else { return }
      wantsFocus = locale
    }
  }
}
