/// Finds the entries of the list of emoji.
struct EmojiSource {
  private let provider: any EmojiProvider
  private let search: EmojiSearch
  private let locales: [LocaleIdentifier]
  /// How many entries signs can have, however many emoji there are: two pages.
  private static let leastSigns = 2 * CandidateList.pageSize

  init?(
    _ provider: (any EmojiProvider)?, locales: [LocaleIdentifier]
  ) {
    guard let provider, let search = provider.search(for: locales) else { return nil }
    self.provider = provider
    self.search = search
    self.locales = locales
  }

  /// The categories that are not empty: at first there are no recent emoji.
  var categories: [EmojiCategory] {
    EmojiCategory.allCases.filter { $0 != .recent || !recents.isEmpty }
  }

  /// The entries of the list, each emoji in the skin tone it was last used in.
  func entries(for query: EmojiPanel.Query) -> [KeyboardAction] {
    switch query {
    case .tones(let emoji): emoji.skinToneVariantActions
    case .search(let text): found(text)
    case .category(.recent): recents.map { .emoji($0) }
    case .category(let category):
      search.library.emojis(in: category).map { .emoji(provider.recents.lastVariant(of: $0)) }
    }
  }

  /// Emoji and signs; no signs where a digit would pick one of them instead of ending a smiley.
  private func found(_ text: String) -> [KeyboardAction] {
    let emojis = matches(for: text)
    guard !Smileys.takesDigit(text), let characters = provider.characters(for: locales) else {
      return emojis.map { .emoji($0.emoji) }
    }
    let limit = EmojiPanel.searchLimit
    let entries = characters.entries(matching: text, emojis: emojis, limit: limit)
    let signs = entries.count - emojis.count
    var room = limit - min(signs, Self.leastSigns)
    let shown = entries.compactMap { entry -> KeyboardAction? in
      switch entry {
      case .character(let character): return .character(character)
      case .emoji(let emoji):
        room -= 1
        return room < 0 ? nil : .emoji(emoji)
      }
    }
    return Array(shown.prefix(limit))
  }

  func emojis(matching text: String) -> [Emoji] { matches(for: text).map(\.emoji) }

  private func matches(for text: String) -> [EmojiSearch.Match] {
    let recents = provider.recents
    return search.matches(
      for: text, recents: recents.emojis(), limit: EmojiPanel.searchLimit
    ).map { match in
      var match = match
      if !match.emoji.hasSkinTone { match.emoji = recents.lastVariant(of: match.emoji) }
      return match
    }
  }

  /// The emoji of a name between colons, which is one that chats use or the whole name.
  func emoji(named name: String) -> Emoji? {
    search.emoji(named: name).map(provider.recents.lastVariant)
  }

  func name(of emoji: Emoji) -> String { search.name(of: emoji) ?? emoji.char }

  private var recents: [Emoji] { provider.recents.emojis() }
}

extension KeyboardInputController {
  var emojiSource: EmojiSource? {
    EmojiSource(services.emojiProvider, locales: searchedLocales)
  }

  private var searchedLocales: [LocaleIdentifier] {
    [context.locale] + context.languages.filter { $0 != context.locale }
  }

  /// The highlighted entry and its name, an emoji's name alone; `nil` if they are not to be shown.
  var selectedName: String? {
    guard settings.entryNames, let action = mode.callouts?.selectedAction else { return nil }
    if case .emoji(let emoji) = action { return emojiSource?.name(of: emoji) }
    return action.insertedText.flatMap {
      services.emojiProvider?.characters(for: searchedLocales)?.title(of: $0)
    }
  }
}
