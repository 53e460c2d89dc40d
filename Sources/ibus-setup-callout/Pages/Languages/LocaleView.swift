import Adwaita
import GLib
import Hosting
import KeyboardCore

/// What there is to one locale: its layout, a picture of its keyboard, a field to try it in, and
/// its letters.
final class LocaleView {
  /// Called when the user wants to go back to the list of locales.
  var onBack: (() -> Void)?

  private let entry: LocaleNamer.Entry
  private let context: PageContext
  private let locales: LocaleSettings
  private let stack: Object
  private let ui: Builder
  private let picture: LivePicture
  private let trial: TrialField
  private let letters: LetterEditor
  private lazy var layouts = LayoutChoices(entry.locale)
  private var chooser: Chooser?

  /// Adds the page of a locale to a stack.
  init(
    _ locale: LocaleIdentifier, _ namer: LocaleNamer, _ context: PageContext,
    _ locales: LocaleSettings, _ stack: Object
  ) throws {
    entry = namer[locale]
    self.context = context
    self.locales = locales
    self.stack = stack
    ui = try context.build("locale")
    ui["flag"]["label"] = entry.flag
    ui["title"]["label"] = entry.ownName
    picture = LivePicture(ui["picture"], ruler: ui["ruler"], entry)
    trial = TrialField(entry: ui["trial"], list: ui["trial-list"], locale: entry.locale)
    letters = LetterEditor(ui, context, namer.nearest(to: locale))
    let view = ui["view"]
    stack.add(view, named: "locale \(entry.locale)")
    view.onKey { [letters, trial] key in
      !key.isRelease && !trial.hasFocus && letters.handle(key)
    }
    SettingControl.showLock(on: ui["layouts-group"], of: LocaleSettings.layouts, context.settings)
    ui["back"].on("clicked") { [weak self] in self?.onBack?() }
    ui["choose-layout"].on("clicked") { [weak self] in self?.chooseLayout() }
    context.settings.onChange(of: LocaleSettings.layouts) { [weak self] in self?.readLayout() }
    readLayout()
  }

  /// Shows it.
  func show() {
    stack["visible-child-name"] = "locale \(entry.locale)"
    ui["back"].focusSoon()
  }

  private func readLayout() {
    let chosen = locales.layout(of: entry.locale)
    ui["layout"]["subtitle"] = chosen.map(layouts.title) ?? layouts.automaticTitle
  }

  private func chooseLayout() {
    context.attempt {
      let title = translated("Layout for %s").filling(entry.ownName)
      let chooser =
        try self.chooser
        ?? Chooser(title: title, in: stack, named: "layouts \(entry.locale)") { [weak self] in
          self?.endChoosing()
        }
      self.chooser = chooser
      chooser.show(choices)
    }
    if let problem = layouts.problem { context.say(problem) }
  }

  private func endChoosing() {
    stack["visible-child-name"] = "locale \(entry.locale)"
    ui["choose-layout"].focus()
  }

  private var choices: [Choice] {
    let chosen = locales.layout(of: entry.locale)
    let automatic = translated("Automatic")
    let first = Choice(
      title: automatic, subtitle: layouts.title(of: layouts.automatic ?? ""),
      searchKey: automatic.searchKey, isChosen: chosen == nil
    ) { [weak self] in self?.choose(nil) }
    return [first]
      + layouts.entries.map { entry in
        let title = entry.localizedDescription
        return Choice(
          title: title, subtitle: entry.name,
          searchKey: "\(title) \(entry.description) \(entry.name)".searchKey,
          isChosen: entry.name == chosen
        ) { [weak self] in self?.choose(entry.name) }
      }
  }

  private func choose(_ name: String?) {
    if locales.isWritable(LocaleSettings.layouts) {
      locales.store(layout: name, of: entry.locale)
    }
    endChoosing()
  }
}
