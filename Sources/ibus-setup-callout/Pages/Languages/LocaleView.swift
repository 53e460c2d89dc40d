import Adwaita
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The view of a locale: its layout, a picture of its keyboard, its letters.
///
/// A set has no layout; its picture is that of the keyboard of the language in use.
final class LocaleView {
  /// Called when the user goes back to the list of locales.
  var onBack: (() -> Void)?

  private let entry: LocaleNamer.Entry
  private let context: PageContext
  private let locales: LocaleSettings
  private let stack: Object
  private let ui: Builder
  private let picture: LivePicture
  private let letters: LetterEditor
  private lazy var catalogue = LayoutCatalogue()
  /// The installed layouts from the locale's file; the first is used if none is chosen.
  private lazy var ownLayouts = {
    let library = LocaleLoader(wanted: [entry.locale]).library
    let provider = XKBLayoutProvider(library: library)
    return library.layouts(of: entry.locale).filter { provider.layout(named: $0) != nil }
  }()
  private lazy var chooser = Result {
    let title = translated("Layout for %s").filling(entry.ownName)
    return try Chooser(title: title, in: stack, named: "layouts \(entry.locale)") { [weak self] in
      self?.endChoosing()
    }
  }

  init(
    _ locale: LocaleIdentifier, _ context: PageContext, _ locales: LocaleSettings, _ stack: Object
  ) throws {
    entry = locales.namer[locale]
    self.context = context
    self.locales = locales
    self.stack = stack
    ui = try context.build("locale")
    ui["flag"]["label"] = entry.flag
    ui["title"]["label"] = entry.ownName
    ui["layouts-group"].nameLists(translated("Layout"))
    picture = LivePicture(ui["picture"], keys: ui["picture-keys"], ruler: ui["ruler"], entry)
    letters = LetterEditor(ui, context, locales.namer.nearest(to: locale))
    if locale.isSet {
      ui["layouts-group"]["visible"] = false
      ui["further"]["description"] = ""
    }
    stack.add(ui["view"], named: name)
    ui["view"].onKey { [letters] in letters.handle($0) }
    SettingControl.showLock(on: ui["layouts-group"], of: LocaleSettings.layouts, context.settings)
    ui["back"].on("clicked") { [weak self] in self?.onBack?() }
    ui["choose-layout"].on("clicked") { [weak self] in self?.chooseLayout() }
    context.settings.onChange(of: LocaleSettings.layouts) { [weak self] in self?.readLayout() }
    readLayout()
    askForHelp()
  }

  private var name: String { "locale \(entry.locale)" }

  /// Asks those who speak the language what is wrong, if there is a place to say it.
  private func askForHelp() {
    guard !entry.locale.isSet, let address = ProjectAddress.bugTracker else { return }
    let question = translated("Do you speak %s? Say what is wrong or missing").filling(entry.name)
    ui["help"]["visible"] = true
    ui["help-text"]["label"] = question
    ui["help-link"].setAccessible(label: question)
    ui["help-link"].on("clicked") { [context] in
      context.attempt { try Launcher.open(address) }
    }
  }

  func show() {
    stack.show(page: name)
    ui["back"].focusSoon()
  }

  private func readLayout() {
    let chosen = locales.layout(of: entry.locale)
    ui["layout"]["subtitle"] =
      chosen.map(title)
      ?? ownLayouts.first.map { translated("Automatic: %s").filling(title(of: $0)) }
      ?? translated("Automatic")
  }

  private func chooseLayout() {
    context.attempt { try chooser.get().show(choices) }
    if let problem = catalogue.problem { context.say(problem) }
  }

  private func endChoosing() {
    stack.show(page: name)
    ui["choose-layout"].focus()
  }

  private func layout(_ name: String) -> LayoutCatalogue.Entry {
    catalogue[name] ?? LayoutCatalogue.Entry(name: name, description: name)
  }

  private func title(of layout: String) -> String { self.layout(layout).localizedDescription }

  private var choices: [Choice] {
    let chosen = locales.layout(of: entry.locale)
    let automatic = translated("Automatic")
    let first = Choice(
      title: automatic, subtitle: ownLayouts.first.map(title) ?? "",
      names: [automatic.searchKey], isChosen: chosen == nil
    ) { [weak self] in self?.choose(nil) }
    let others = catalogue.entries.filter { !ownLayouts.contains($0.name) }
    return [first]
      + (ownLayouts.map(layout) + others).map { layout in
        let title = layout.localizedDescription
        return Choice(
          title: title, subtitle: layout.name,
          names: [title, layout.description, layout.name].map(\.searchKey),
          isChosen: layout.name == chosen
        ) { [weak self] in self?.choose(layout.name) }
      }
  }

  private func choose(_ layout: String?) {
    locales.store(layout: layout, of: entry.locale)
    endChoosing()
  }
}
