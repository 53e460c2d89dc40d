import Adwaita
import EngineHost
import GLib
import KeyboardCore
import KeyboardLayouts

/// How emoji are opened, which there are, a search to try, and those used lately.
final class EmojiPage: PreferencesPage {
  private static let versionKey = "emoji-version"
  private static let bindingsKey = "key-bindings"

  let ui: Builder
  private let context: PageContext
  private let keyboards = KeyboardFactory(wanted: [])
  private let search: EmojiSearchList
  private let recents: RecentEmojiList
  private var versions: [Double] = []
  private var isReading = false

  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    search = EmojiSearchList(ui)
    recents = RecentEmojiList(ui, context)
    let settings = context.settings
    settings.onChange(of: Self.versionKey) { [weak self] in self?.readVersion() }
    settings.onChange(of: Self.bindingsKey) { [weak self] in self?.showKeys() }
    settings.onChange(of: "emoji-recents") { [weak self] in self?.recents.read() }
    version.on("notify::selected") { [weak self] in self?.storeVersion() }
    ui["change-keys"].on("clicked") { [context] in context.open(.keys) }
    showKeys()
    ui["page"].on("map") { [weak self] in
      // The page is there first: the data of emoji takes some time to read.
      MainLoop.after(milliseconds: 50) { self?.read() }
    }
  }

  /// Reads the emoji as the running engine has them in its current locale.
  private func read() {
    recents.read()
    guard let settings = try? SettingsStore().read() else { return }
    let controller = keyboards.makeController(
      engine: EngineCatalogue.multilingual, settings: settings)
    let locale = controller.state.keyboardContext.locale
    keyboards.emojiStore.onProblem = { [context] in context.say($0) }
    search.use(
      language: locale.rawValue.hasPrefix("en") ? nil : keyboards.library.name(of: locale),
      version: settings.emojiVersion
    ) { [keyboards] in keyboards.emojiStore.search(for: locale) }
    versions = keyboards.emojiStore.search(for: locale)?.library.knownVersions ?? []
    readVersion()
  }

  private var version: Object { ui[Self.versionKey] }

  private func readVersion() {
    let stored = context.settings[Self.versionKey].double
    var shown = [0] + versions
    if !shown.contains(stored) { shown.append(stored) }
    isReading = true
    version.setChoices(
      shown.map { $0 == 0 ? translated("All") : "\($0)" },
      place: shown.firstIndex(of: stored) ?? 0)
    isReading = false
    search.version = stored
  }

  private func storeVersion() {
    let place = version.place
    guard !isReading, place <= versions.count else { return }
    let text = place == 0 ? "0.0" : "\(versions[place - 1])"
    guard let value = Variant(parsing: text, type: "d") else { return }
    // Not within the signal of the widget whose choices may change.
    MainLoop.after(milliseconds: 0) { [context] in context.settings[Self.versionKey] = value }
  }

  private func showKeys() {
    let labels = context.settings[Self.bindingsKey].strings.compactMap { try? KeyBinding($0) }
      .filter { $0.action == .keyboardType(.emojis) }.map { binding in
        let keys = Toolkit.label(
          keysym: binding.combination.keysym.rawValue,
          modifiers: binding.combination.modifiers.rawValue)
        return switch binding.gesture {
        case .doubleTap: translated("%s, tapped twice").filling(keys)
        case .longPress: translated("%s, held").filling(keys)
        case .press, .release, .repeatPress: keys
        }
      }
    ui["keys"]["subtitle"] =
      labels.isEmpty
      ? translated("None; use the panel’s menu") : labels.joined(separator: "\n")
  }
}
