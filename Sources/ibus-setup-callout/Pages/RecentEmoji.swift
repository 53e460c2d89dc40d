import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The recently used emoji, and a button to forget them.
final class RecentEmoji {
  /// How many recent emoji are shown.
  private static let most = 30

  private let ui: Builder
  private let context: PageContext

  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    ui["clear"].on("clicked") { [weak self] in self?.clear() }
    ui["page"].on("map") { [weak self] in
      // Reading the emoji data takes some time, so the page appears first.
      MainLoop.after(milliseconds: 50) { self?.read() }
    }
  }

  /// A new store each time: the running engine may have changed the file.
  private var recents: EmojiStore {
    let store = EmojiStore(recentsPath: EmojiStore.recentsPath)
    store.onProblem = { [context] in context.say($0) }
    return store
  }

  private func read() {
    let emojis = recents.recents.emojis().prefix(Self.most).map(\.char)
    let label = ui["recents"]
    label["label"] =
      emojis.isEmpty ? translated("None yet") : emojis.joined(separator: "\u{2002}")
    label.setStyle("dim-label", emojis.isEmpty)
    ui["clear"]["sensitive"] = !emojis.isEmpty
  }

  private func clear() {
    let store = recents
    let old = store.recents
    do {
      try store.clearRecents()
      context.offerUndo(translated("Recent emoji forgotten")) { [weak self] in
        guard let self else { return }
        context.attempt { try self.recents.restore(old) }
        read()
      }
    } catch {
      context.say(translated("Recent emoji cannot be forgotten: %s.").filling("\(error)"))
    }
    read()
  }
}
