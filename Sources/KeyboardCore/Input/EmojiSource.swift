/// Finds the entries of the list of emoji, from the emoji provider and the settings.
struct EmojiSource {
  private let provider: any EmojiProvider
  private let search: EmojiSearch
  private let settings: KeyboardSettings

  init?(
    _ provider: (any EmojiProvider)?, locales: [LocaleIdentifier], settings: KeyboardSettings
  ) {
    guard let provider, let search = provider.search(for: locales) else { return nil }
    self.provider = provider
    self.search = search
    self.settings = settings
  }

  /// The categories that are not empty: at first there are no recent emoji.
  var categories: [EmojiCategory] {
    EmojiCategory.allCases.filter { $0 != .recent || !recents.isEmpty }
  }

  /// The entries of the list, each emoji in the skin tone it was last used in.
  func entries(for query: EmojiPanel.Query) -> [KeyboardAction] {
    switch query {
    case .tones(let emoji): emoji.skinToneVariantActions
    case .search(let text): emojis(matching: text).map { .emoji($0) }
    case .category(.recent): recents.map { .emoji($0) }
    case .category(let category):
      search.library.emojis(in: category, version: settings.emojiVersion)
        .map { .emoji(provider.recents.lastVariant(of: $0)) }
    }
  }

  func emojis(matching text: String) -> [Emoji] {
    let recents = provider.recents
    return search.emojis(
      matching: text, version: settings.emojiVersion, recents: recents.emojis(),
      limit: EmojiPanel.searchLimit
    ).map { $0.hasSkinTone ? $0 : recents.lastVariant(of: $0) }
  }

  /// The emoji of a name between colons, which is one that chats use or the whole name.
  func emoji(named name: String) -> Emoji? {
    search.emoji(named: name).map(provider.recents.lastVariant)
  }

  func name(of emoji: Emoji) -> String { search.name(of: emoji) ?? emoji.char }

  private var recents: [Emoji] {
    let library = search.library
    return provider.recents.emojis(by: settings.emojiRecents).filter { emoji in
      library.place(of: emoji).map { library.isIn(settings.emojiVersion, at: $0) } ?? true
    }
  }
}
