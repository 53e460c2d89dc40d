import Adwaita
import EngineHost
import GLib
import KeyboardCore

/// The emoji used lately, and a button that forgets them.
final class RecentEmojiList {
  /// How many are shown.
  private static let limit = 60

  private let ui: Builder
  private let context: PageContext

  /// Shows them in a label of the page.
  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    ui["clear"].on("clicked") { [weak self] in self?.clear() }
  }

  /// Reads them anew: the running engine may have written others.
  func read() {
    let store = EmojiStore(recentsPath: EmojiStore.recentsPath)
    store.onProblem = { [context] in context.say($0) }
    let order = EmojiRecents.Order(rawValue: context.settings["emoji-recents"].string) ?? .recent
    let emojis = store.recents.emojis(by: order).prefix(Self.limit).map(\.char)
    let label = ui["recents"]
    label["label"] =
      emojis.isEmpty ? translated("None yet") : emojis.joined(separator: "\u{2002}")
    label.setStyle("title-2", !emojis.isEmpty)
    label.setStyle("dim-label", emojis.isEmpty)
    ui["clear"]["sensitive"] = !emojis.isEmpty
  }

  private func clear() {
    let store = EmojiStore(recentsPath: EmojiStore.recentsPath)
    let recents = store.recents
    do {
      try store.clearRecents()
      context.offerUndo(translated("Recent emoji forgotten")) { [weak self] in
        self?.restore(recents)
      }
    } catch {
      context.say(translated("Recent emoji cannot be forgotten: %s.").filling("\(error)"))
    }
    read()
  }

  private func restore(_ recents: EmojiRecents) {
    context.attempt { try EmojiStore(recentsPath: EmojiStore.recentsPath).restore(recents) }
    read()
  }
}
