import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The enabled locales and sets, lists to add others from, and a view of each.
///
/// The page is a stack with the list at the bottom.
final class LanguagesPage: PreferencesPage {
  private let locales: LocaleSettings
  private let list: LocaleList
  private let sets: SetList
  private var views: [LocaleIdentifier: LocaleView] = [:]
  private lazy var adding = Result {
    try Chooser(title: translated("Add a Language"), in: stack, named: "add") { [weak self] in
      self?.back()
    }
  }
  /// The locale whose view was opened last, or `nil` for the list to add one from.
  private var opened: LocaleIdentifier?

  override init(_ ui: Builder, _ context: PageContext) throws {
    let words = context.settings[LocaleSettings.locales]?.strings ?? []
    let stored = words.map { LocaleIdentifier($0) }
    locales = LocaleSettings(context.settings, LocaleNamer(wanted: stored))
    list = try LocaleList(group: ui["languages"], context, locales)
    sets = try SetList(group: ui["sets"], context, locales)
    try super.init(ui, context)
    list.onOpen = { [weak self] in self?.open($0) }
    sets.onOpen = { [weak self] in self?.open($0) }
    sets.onAdd = { [weak self] in self?.add($0) }
    ui["add"].on("clicked") { [weak self] in if let self { context.attempt(showAdding) } }
  }

  override func show(_ locale: LocaleIdentifier?) {
    guard let locale, namer.knows(locale) else { return }
    open(locales.enabled.contains(locale) ? locale : namer.nearest(to: locale))
  }

  private var namer: LocaleNamer { locales.namer }
  private var stack: Object { ui["page"] }

  private func open(_ locale: LocaleIdentifier) {
    context.attempt {
      if views[locale] == nil {
        let view = try LocaleView(locale, context, locales, stack)
        view.onBack = { [weak self] in self?.back() }
        views[locale] = view
      }
      opened = locale
      views[locale]?.show()
    }
  }

  private func back() {
    stack.show(page: "list")
    guard let opened else { return ui["add"].focus() }
    if !sets.focus(opened) { list.focus(opened) }
  }

  private func showAdding() throws {
    opened = nil
    try adding.get().show(
      namer.all().map { entry in
        Choice(
          title: entry.name,
          subtitle: entry.name == entry.ownName ? "\(entry.locale)" : entry.ownName,
          sign: entry.flag, names: entry.searchKeys, isVariant: entry.locale.region != nil,
          isChosen: locales.contains(entry.locale)
        ) { [weak self] in self?.add(entry) }
      })
  }

  private func add(_ entry: LocaleNamer.Entry) {
    stack.show(page: "list")
    if locales.add(entry.locale) {
      context.say(translated("%s added").filling(entry.ownName))
    }
    list.focus(locales.enabled.first { namer.nearest(to: $0) == entry.locale } ?? entry.locale)
  }
}
