// The list of emoji, and the search for emoji with `:name` in running text.
extension KeyboardInputController {
  func toggleEmojis() {
    if mode.emojiPanel != nil { return leaveEmojis() }
    if let refusal = context.field.emojiRefusal {
      turn.note(refusal)
      // Where nothing shows lists, nothing shows a sentence either.
      if refusal != .noPanel { return explain(refusal) }
      turn.ask(.cue(.refused))
      return shown.refuseRequest(audience, &turn)
    }
    guard clientText.focus.hasFocus else {
      return clientText.changeField { $0.askForEmojis(at: turn.now) }
    }
    guard let source = emojiSource else { return turn.note(.noEmojiData) }
    clientText.changeField { $0.recall() }
    commitComposition()
    mode.commit(&turn)
    mode = .emoji(EmojiPanel(at: source.categories.first ?? .smileys))
    context.typeChoice.isEmoji = true
    turn.ask(.cue(.calloutOpened))
    showEmojis()
  }

  func leaveEmojis() {
    guard case .emoji(var panel) = mode else { return }
    mode = .free
    context.typeChoice.isEmoji = false
    panel.close(&turn)
    shown.hideTitle(&turn)
  }

  func takeEmoji(_ action: KeyboardAction) {
    leaveEmojis()
    turn.pickedAction = action
    turn.ask(.press(action))
    finishGesture(.release, action)
  }

  /// Takes a key while the list of emoji is open; `nil` for a key that closes the list and then does
  /// its ordinary work.
  func emojiKey(_ press: KeyPress) -> Fate? {
    if !press.isRepeat { finishDigit() }
    // A key that was down already answers no question.
    if press.isRepeat, mode.emojiPanel?.asksForKey == true { return .used }
    let event = press.event
    // Shortcuts, which some clients send in Latin letters, say nothing about the layout.
    let letter =
      event.modifiers.isCommand
      ? LayoutKey(keysym: event.keysym, text: event.text) : layoutKey(of: event)
    let canHold = settings.hold && event.keycode != 0
    guard let answer = mode.emojiPanel?.press(event, letter, canHold: canHold, &turn) else {
      return nil
    }
    switch answer {
    case .leave:
      leaveEmojis()
      return nil
    case .close(let typed):
      if let typed { turn.ask(.press(typed)) }
      leaveEmojis()
    case .take(let action): takeEmoji(action)
    case .hold(let emoji):
      let digit = EmojiPanel.Digit(press: press, emoji: emoji)
      mode.emojiPanel?.hold(digit, delay: settings.holdDelay, &turn)
    case .changed(let typed):
      if let typed { turn.ask(.press(typed)) }
      showEmojis()
    case .category(let offset):
      mode.emojiPanel?.turnCategory(by: offset, among: emojiSource?.categories ?? [])
      turn.ask(.cue(.calloutMoved))
      showEmojis()
    case .tones(let emoji): showTones(of: emoji)
    case .asksForKey(let action): askForKey(of: action)
    case .asksNoMore: if let source = emojiSource { showTitle(source) }
    case .pin(let action, let text):
      let key = CaseMapping(context.locale).lowercased(text)
      if pin(action, to: key) { leaveEmojis() }
    case .refused: turn.ask(.cue(.refused))
    case .nothing: break
    }
    return answer.isFinal ? .spent : .used
  }

  /// Takes the repeat of a digit, whose timer may have run out between a release and a press.
  func showTonesIfDue() {
    guard let digit = mode.emojiPanel?.digit,
      turn.now - digit.press.event.time >= settings.holdDelay
    else { return }
    showTones(of: digit.emoji)
  }

  func emojiTimerFired(_ timer: KeyboardTimer) {
    guard let digit = mode.emojiPanel?.digit else { return }
    if timer == .release {
      takeEmoji(.emoji(digit.emoji))
    } else if keys[digit.press]?.releasedAt == nil {
      showTones(of: digit.emoji)
    }
  }

  private var emojiSource: EmojiSource? {
    EmojiSource(services.emojiProvider, locales: searchedLocales, settings: settings)
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

  private func showTones(of emoji: Emoji) {
    mode.emojiPanel?.enterTones(of: emoji, &turn)
    showEmojis()
  }

  private func showEmojis() {
    guard let query = mode.emojiPanel?.query, let source = emojiSource else { return }
    let entries = source.entries(for: query)
    showTitle(source)
    mode.emojiPanel?.show(entries, &turn)
  }

  private func showTitle(_ source: EmojiSource) {
    guard let query = mode.emojiPanel?.query else { return }
    let title =
      switch query {
      case .tones(let emoji): source.name(of: emoji)
      case .search(let text): "🔎 " + text
      case .category(let category): text(category.text)
      }
    // A search is said by its entries.
    let said: String? = if case .search = query { "" } else { nil }
    shown.show(title: title, said: said, audience, &turn)
  }

  /// Makes the release of a digit final for another key, which commits the pick with what it types.
  private func finishDigit() {
    guard let digit = mode.emojiPanel?.digit else { return }
    leaveEmojis()
    let action = KeyboardAction.emoji(digit.emoji)
    guard let text = picked(action), !text.isEmpty else { return }
    // A handler may have opened something else.
    guard case .free = mode else { return apply(TextEdits(.insert(text))) }
    mode = .held(
      HeldKey(
        pending: HeldLetter(text: text, action: action, press: digit.press, strategy: .compose)))
  }

  // MARK: `:name`

  /// Takes a key that continues `:name`; `nil` for one that does not belong to a name.
  func nameKey(_ press: KeyPress, _ name: ColonSearch) -> Fate? {
    let event = press.event
    let isErasing = event.keysym == .backspace
    let typed = isErasing ? nil : layoutKey(of: event).text
    if let whole = name.closed(by: typed), let emoji = emojiSource?.emoji(named: whole) {
      pick(.emoji(emoji))
      return .spent
    }
    guard let text = name.text(after: event, typing: typed) else { return nil }
    if text.isEmpty {
      mode.end(nil, &turn)
      turn.add(.preedit(nil))
    } else if isErasing || !press.isRepeat {
      mode.name?.change(to: text, press)
      showName()
    }
    return isErasing ? .used : .spent
  }

  /// Takes a colon that begins a name, and returns whether it is used up.
  func beginName(_ press: KeyPress) -> Bool {
    guard settings.emojiColonSearch, !press.isRepeat, !press.event.modifiers.isCommand,
      mode.name == nil, composition.isEmpty, layoutKey(of: press.event).text == ":",
      services.emojiProvider != nil,
      context.field.emojiRefusal == nil, context.field.secrecy == .open,
      ColonSearch.canBegin(
        in: context.field, after: certainText ?? context.field.surroundingText?.before)
    else { return false }
    mode.commit(&turn)
    mode = .name(ColonSearch(":", press))
    showName()
    return true
  }

  private func showName() {
    guard let name = mode.name else { return }
    turn.add(.preedit(Preedit(name.letter.text, isUnderlined: true)))
    mode.name?.show(name.query.flatMap { emojiSource?.emojis(matching: $0) } ?? [], &turn)
  }
}

extension Field {
  fileprivate var emojiRefusal: HoldRefusal? {
    if secrecy == .secret { return .secretField }
    if !showsLists { return .noPanel }
    return contentType.hints.contains(.noEmoji) ? .emojiUnwelcome : nil
  }
}
