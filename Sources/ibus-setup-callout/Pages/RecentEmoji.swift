import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The settings of emoji, a search to try, and the recently used emoji.
final class EmojiPage: PreferencesPage {
  /// As many results as there are digits for the list at the cursor.
  private static let mostFound = 9
  /// How many recent emoji are shown.
  private static let mostRecents = 60

  private let keyboards = KeyboardFactory(wanted: [])
  private var locale: LocaleIdentifier?
  private var found: [Object] = []

  override init(_ ui: Builder, _ context: PageContext) throws {
    try super.init(ui, context)
    keyboards.emojiStore.onProblem = { [context] in context.say($0) }
    let settings = context.settings
    settings.onChange(of: PageContext.bindingsKey) { [weak self] in self?.showKeys() }
    settings.onChange(of: "emoji-recents") { [weak self] in self?.readRecents() }
    ui["change-keys"].on("clicked") { [context] in context.open(.keys) }
    ui["search"].on("changed") { [weak self] in self?.search() }
    ui["clear"].on("clicked") { [weak self] in self?.clearRecents() }
    showKeys()
    ui["page"].on("map") { [weak self] in
      // Reading the emoji data takes some time, so the page appears first.
      MainLoop.after(milliseconds: 50) { self?.read() }
    }
  }

  /// Reads the emoji of the locale that the engine uses now.
  private func read() {
    readRecents()
    guard let settings = try? SettingsStore().read() else { return }
    let locale = keyboards.makeController(settings: settings).state.keyboardContext.locale
    self.locale = locale
    ui["search"]["placeholder-text"] =
      locale.rawValue.hasPrefix("en")
      ? translated("Search in English")
      : translated("Search in %s and English").filling(keyboards.library.name(of: locale))
    search()
  }

  private func showKeys() {
    ui["keys"]["subtitle"] =
      context.keys(of: .keyboardType(.emojis)) ?? translated("None; use the panel’s menu")
  }

  // MARK: Search

  private func search() {
    for row in found { ui["found"].remove(row) }
    found = []
    let text: String = ui["search"]["text"]
    guard !text.isEmpty, let locale, let search = keyboards.emojiStore.search(for: locale) else {
      return
    }
    let emojis = search.emojis(matching: text, limit: Self.mostFound)
    for emoji in emojis { addFound(emoji.char, search.name(of: emoji) ?? "") }
    if emojis.isEmpty { addFound("", translated("No Results")) }
  }

  private func addFound(_ emoji: String, _ name: String) {
    guard let parts = try? PageContext.load("found-emoji") else { return }
    parts["row"]["title"] = name
    parts["emoji"]["label"] = emoji
    parts["emoji"]["visible"] = !emoji.isEmpty
    found.append(parts["row"])
    ui["found"].add(parts["row"])
  }

  // MARK: Recent emoji

  /// A new store each time: the running engine may have changed the file.
  private var recents: EmojiStore {
    let store = EmojiStore(recentsPath: EmojiStore.recentsPath)
    store.onProblem = { [context] in context.say($0) }
    return store
  }

  private func readRecents() {
    let word = context.settings["emoji-recents"]?.string ?? ""
    let order = EmojiRecents.Order(rawValue: word) ?? .recent
    let emojis = recents.recents.emojis(by: order).prefix(Self.mostRecents).map(\.char)
    let label = ui["recents"]
    label["label"] =
      emojis.isEmpty ? translated("None yet") : emojis.joined(separator: "\u{2002}")
    label.setStyle("title-2", !emojis.isEmpty)
    label.setStyle("dim-label", emojis.isEmpty)
    ui["clear"]["sensitive"] = !emojis.isEmpty
  }

  private func clearRecents() {
    let store = recents
    let old = store.recents
    do {
      try store.clearRecents()
      context.offerUndo(translated("Recent emoji forgotten")) { [weak self] in
        guard let self else { return }
        context.attempt { try self.recents.restore(old) }
        readRecents()
      }
    } catch {
      context.say(translated("Recent emoji cannot be forgotten: %s.").filling("\(error)"))
    }
    readRecents()
  }
}
