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

  /// Emoji, then signs, except that a sign that is certainly meant comes first; no signs where a digit
  /// would pick one of them instead of ending a smiley.
  private func found(_ text: String) -> [KeyboardAction] {
    let emojis = emojis(matching: text)
    guard !Smileys.takesDigit(text), let characters = provider.characters(for: locales) else {
      return emojis.map { .emoji($0) }
    }
    let limit = EmojiPanel.searchLimit
    let signs = characters.characters(matching: text, limit: limit)
    let most = limit - min(signs.count, Self.leastSigns)
    let entries =
      characters.meant(by: text).map { KeyboardAction.character($0) }
      + emojis.prefix(most).map { .emoji($0) } + signs.map { .character($0) }
    return Array(entries.withoutDuplicates.prefix(limit))
  }

  func emojis(matching text: String) -> [Emoji] {
    let recents = provider.recents
    return search.emojis(
      matching: text, recents: recents.emojis(), limit: EmojiPanel.searchLimit
    ).map { $0.hasSkinTone ? $0 : recents.lastVariant(of: $0) }
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
