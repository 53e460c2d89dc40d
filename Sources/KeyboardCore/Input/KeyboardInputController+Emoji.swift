extension KeyboardInputController {
  // The keyboard type `emojis` is a list at the cursor. Nothing of what is typed there reaches the
  // client but what is picked; it is shown in the line above the list, never as preedit, which a
  // change of the focus would turn into text.

  /// Opens the list of emoji, or closes it where it is open.
  func openEmojis() {
    guard emojis == nil else { return leaveEmojis() }
    if let refusal = emojiRefusal {
      cue(.refused)
      return note(refusal)
    }
    guard hasFocus else {
      // Chosen in the panel's menu, which has the focus while it is open.
      emojisAskedFor = now
      return
    }
    guard let search = emojiSearch else { return note(.noEmojiData) }
    isSwitchedOff = false
    finishComposition()
    finishHeld()
    cancelTimer(.message)
    cancelTimer(.flash)
    let context = state.keyboardContext
    emojis = EmojiMode(
      category: emojiCategories(search).first ?? .smileys, previousType: context.keyboardType)
    context.keyboardType = .emojis
    cue(.calloutOpened)
    showEmojis()
  }

  /// Opens the list in a field that gets the focus, if it was asked for while there was none.
  func openEmojisAskedFor() {
    guard let time = emojisAskedFor else { return }
    emojisAskedFor = nil
    if now - time <= KeyboardTiming.menu { openEmojis() }
  }

  /// Closes the list of emoji, if it is open.
  func leaveEmojis() {
    guard let mode = emojis else { return }
    stopDigit()
    emojis = nil
    state.keyboardContext.keyboardType = mode.previousType
    if mode.list.isActive { effects.append(.candidates(nil)) }
    effects.append(.auxiliary(nil))
  }

  /// Types an entry of the list and closes it.
  func takeEmoji(_ action: KeyboardAction) {
    leaveEmojis()
    edits.removeAll(keepingCapacity: true)
    pressFeedback(on: action)
    gesture(.release, action)
    applyEdits()
  }

  /// Shows what belongs to the category or the search, from the first page on.
  func showEmojis() {
    guard let mode = emojis else { return }
    let actions = mode.toned?.skinToneVariantActions ?? entries(of: mode).map { .emoji($0) }
    let wasShown = mode.list.isActive
    if actions.isEmpty {
      mode.list.reset()
    } else {
      mode.list.update(actions, for: .keyboardType(.emojis))
    }
    showEmojiTitle()
    if mode.list.isActive {
      effects.append(.candidates(mode.list.list))
    } else if wasShown {
      effects.append(.candidates(nil))
    }
  }

  /// Shows the skin tones of an emoji.
  func showTones(of emoji: Emoji) {
    stopDigit()
    emojis?.toned = emoji
    cue(.calloutOpened)
    showEmojis()
  }

  /// The next category, or the one before; a search is dropped.
  func turnEmojiCategory(by offset: Int) {
    guard let mode = emojis, let search = emojiSearch else { return }
    let categories = emojiCategories(search)
    if mode.isSearching || mode.toned != nil {
      emojis?.search = ""
      emojis?.toned = nil
    }
    let place = categories.firstIndex(of: mode.category) ?? 0
    emojis?.category = categories[(place + offset + categories.count) % categories.count]
    cue(.calloutMoved)
    showEmojis()
  }

  /// What the field or the settings have against emoji, or `nil`.
  var emojiRefusal: HoldRefusal? {
    let type = state.keyboardContext.contentType
    if type.isSecret { return .secretField }
    return type.hints.contains(.noEmoji) ? .emojiUnwelcome : nil
  }

  /// The emoji and their names, for the current locale.
  var emojiSearch: EmojiSearch? {
    services.emojiProvider?.search(for: state.keyboardContext.locale)
  }

  /// The emoji that fit a text, in the tones they were used in last.
  func emojis(matching text: String) -> [Emoji] {
    guard let provider = services.emojiProvider, let search = emojiSearch else { return [] }
    let recents = provider.recents
    return search.emojis(
      matching: text, version: settings.emojiVersion, recents: recents.emojis(),
      limit: EmojiMode.searchLimit
    ).map(recents.lastVariant)
  }

  private func entries(of mode: EmojiMode) -> [Emoji] {
    guard !mode.isSearching else { return emojis(matching: mode.search) }
    guard let provider = services.emojiProvider, let search = emojiSearch else { return [] }
    if mode.category == .recent { return recentEmojis(search.library) }
    let recents = provider.recents
    return search.library.emojis(in: mode.category, version: settings.emojiVersion)
      .map(recents.lastVariant)
  }

  private func recentEmojis(_ library: EmojiLibrary) -> [Emoji] {
    let emojis = services.emojiProvider?.recents.emojis(by: settings.emojiRecents) ?? []
    return emojis.filter { emoji in
      library.place(of: emoji).map { library.isIn(settings.emojiVersion, at: $0) } ?? true
    }
  }

  /// The categories there is something in: at first nothing is recent.
  private func emojiCategories(_ search: EmojiSearch) -> [EmojiCategory] {
    EmojiCategory.allCases.filter { $0 != .recent || !recentEmojis(search.library).isEmpty }
  }

  private func showEmojiTitle() {
    guard let mode = emojis else { return }
    let locale = state.keyboardContext.locale
    let title =
      if let emoji = mode.toned {
        emojiSearch?.name(of: emoji) ?? emoji.char
      } else {
        mode.isSearching ? "🔎 " + mode.search : mode.category.title(for: locale)
      }
    guard title != mode.title else { return }
    emojis?.title = title
    effects.append(.auxiliary(title))
  }
}

extension KeyboardInputController {
  /// Takes note that an emoji was typed, except in fields that want nothing remembered.
  public func registerEmoji(_ emoji: Emoji) {
    let type = state.keyboardContext.contentType
    guard !type.isSecret, !type.hints.contains(.private) else { return }
    effects.append(.emojiUsed(emoji))
  }
}
