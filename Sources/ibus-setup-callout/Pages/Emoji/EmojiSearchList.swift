import Adwaita
import GLib
import KeyboardCore

/// A field to search emoji in, and what is found.
final class EmojiSearchList {
  /// As many as the list at the cursor has digits for.
  private static let limit = 9

  /// The newest version of Unicode Emoji that is searched; 0 for all.
  var version = 0.0 {
    didSet { if version != oldValue { show() } }
  }

  private let ui: Builder
  private var makeSearch: (() -> EmojiSearch?)?
  private var rows: [Object] = []

  /// Searches whenever the text of the page's field changes.
  init(_ ui: Builder) {
    self.ui = ui
    ui["search"].on("changed") { [weak self] in self?.show() }
  }

  /// Searches in a language from now on.
  ///
  /// - Parameters:
  ///   - language: What it is called, or `nil` for English, which is searched anyway.
  ///   - version: The newest version of Unicode Emoji that counts; 0 for all.
  ///   - search: Returns the search, or `nil` where there is no data.
  func use(language: String?, version: Double, search: @escaping () -> EmojiSearch?) {
    makeSearch = search
    self.version = version
    ui["search"]["placeholder-text"] =
      language.map { translated("Search in %s and English").filling($0) }
      ?? translated("Search in English")
    show()
  }

  private func show() {
    for row in rows { ui["found"].remove(row) }
    rows = []
    let text: String = ui["search"]["text"]
    guard !text.isEmpty, let search = makeSearch?() else { return }
    let found = search.emojis(matching: text, version: version, limit: Self.limit)
    for emoji in found { add(emoji.char, search.name(of: emoji) ?? "") }
    if found.isEmpty { add("", translated("No Results")) }
  }

  private func add(_ emoji: String, _ name: String) {
    guard let parts = try? PageContext.load("found-emoji") else { return }
    parts["row"]["title"] = name
    parts["emoji"]["label"] = emoji
    parts["emoji"]["visible"] = !emoji.isEmpty
    rows.append(parts["row"])
    ui["found"].add(parts["row"])
  }
}
