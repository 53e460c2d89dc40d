import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The enabled locales, a list to add others from, and what there is to each.
///
/// The page is a stack: the list is at the bottom, and what is chosen there comes over it.
final class LanguagesPage: PreferencesPage {
  let ui: Builder
  private let context: PageContext
  private let namer: LocaleNamer
  private let locales: LocaleSettings
  private let list: LocaleList
  private var views: [LocaleIdentifier: LocaleView] = [:]
  private var adding: Chooser?
  /// The locale whose page was opened last, or `nil` for the list to add one from.
  private var opened: LocaleIdentifier?

  init(_ ui: Builder, _ context: PageContext) throws {
    self.ui = ui
    self.context = context
    let stored = context.settings[LocaleSettings.locales].strings.map { LocaleIdentifier($0) }
    namer = LocaleNamer(wanted: stored)
    locales = LocaleSettings(context.settings, namer)
    list = try LocaleList(group: ui["languages"], context, locales, namer)
    list.onOpen = { [weak self] in self?.open($0) }
    ui["add"].on("clicked") { [weak self] in self?.attempt { try $0.showAdding() } }
  }

  func show(_ locale: LocaleIdentifier?) {
    guard let locale, namer.knows(locale) else { return }
    open(locales.enabled.contains(locale) ? locale : namer.nearest(to: locale))
  }

  private func attempt(_ body: (LanguagesPage) throws -> Void) {
    context.attempt { try body(self) }
  }

  private func open(_ locale: LocaleIdentifier) {
    attempt { page in
      if page.views[locale] == nil {
        let view = try LocaleView(locale, page.namer, page.context, page.locales, page.stack)
        view.onBack = { [weak page] in page?.back() }
        page.views[locale] = view
      }
      page.opened = locale
      page.views[locale]?.show()
    }
  }

  private var stack: Object { ui["page"] }

  private func back() {
    stack["visible-child-name"] = "list"
    if let opened { list.focus(opened) } else { ui["add"].focus() }
  }

  private func showAdding() throws {
    let chooser =
      try adding
      ?? Chooser(title: translated("Add a Language"), in: stack, named: "add") { [weak self] in
        self?.back()
      }
    adding = chooser
    opened = nil
    chooser.show(
      namer.all().map { entry in
        Choice(
          title: entry.ownName,
          subtitle: entry.name == entry.ownName ? "\(entry.locale)" : entry.name,
          sign: entry.flag, searchKey: entry.searchKey,
          isChosen: locales.contains(entry.locale)
        ) { [weak self] in self?.add(entry) }
      })
  }

  private func add(_ entry: LocaleNamer.Entry) {
    stack["visible-child-name"] = "list"
    if locales.add(entry.locale) {
      context.say(translated("%s added").filling(entry.ownName))
    }
    list.focus(locales.enabled.first { namer.nearest(to: $0) == entry.locale } ?? entry.locale)
  }
}
