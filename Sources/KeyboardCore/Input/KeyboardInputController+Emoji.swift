// The list of emoji, and searching emoji with `:name` in running text.
extension KeyboardInputController {
  /// Opens the list of emoji, or closes it if it is open.
  func toggleEmojis() {
    guard emojiPanel == nil else { return leaveEmojis() }
    if let refusal = state.keyboardContext.emojiRefusal {
      turn.ask(.cue(.refused))
      return turn.note(refusal)
    }
    guard fieldMode.hasFocus else { return fieldMode.askForEmojis(at: turn.now) }
    guard let source = emojiSource else { return turn.note(.noEmojiData) }
    fieldMode.recall()
    commitComposition()
    heldKey.commit(&turn)
    let context = state.keyboardContext
    emojiPanel = EmojiPanel(
      at: source.categories.first ?? .smileys, previousType: context.keyboardType)
    context.keyboardType = .emojis
    turn.ask(.cue(.calloutOpened))
    showEmojis()
  }

  /// Closes the list of emoji, if it is open.
  func leaveEmojis() {
    guard let panel = emojiPanel else { return }
    emojiPanel?.close(&turn)
    emojiPanel = nil
    state.keyboardContext.keyboardType = panel.previousType
    auxiliaryLine.hideTitle(&turn)
  }

  /// Types an entry of the list and closes it.
  func takeEmoji(_ action: KeyboardAction) {
    leaveEmojis()
    turn.ask(.press(action))
    finishGesture(.release, action)
  }

  /// Takes a key while the list of emoji is open.
  ///
  /// - Returns: Whether the key is used up, or `nil` for keys that close the list and then do their
  ///   ordinary work.
  func emojiKey(_ press: KeyPress) -> Bool? {
    if !press.isRepeat { finishDigit() }
    let canHold = settings.hold && press.event.keycode != 0
    guard let reply = emojiPanel?.press(press.event, canHold: canHold, &turn) else { return nil }
    if reply.spends { recognizer.spend(press) }
    var answer = reply.answer
    if answer == .letter {
      let letter = layoutKey(of: press.event)
      answer = emojiPanel?.type(letter) ?? .leave
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
      emojiPanel?.hold(digit, delay: settings.holdDelay, &turn)
    case .changed(let typed):
      if let typed { turn.ask(.press(typed)) }
      showEmojis()
    case .category(let offset):
      emojiPanel?.turnCategory(by: offset, among: emojiSource?.categories ?? [])
      turn.ask(.cue(.calloutMoved))
      showEmojis()
    case .tones(let emoji): showTones(of: emoji)
    case .refused: turn.ask(.cue(.refused))
    case .letter, .nothing: break
    }
    return true
  }

  /// A held digit repeats: its timer may have run out between the release and press of a repeat.
  func showTonesIfDue() {
    guard let digit = emojiPanel?.digit,
      turn.now - digit.press.event.time >= settings.holdDelay
    else { return }
    showTones(of: digit.emoji)
  }

  func emojiTimerFired(_ timer: KeyboardTimer) {
    guard let digit = emojiPanel?.digit else { return }
    if timer == .release {
      takeEmoji(.emoji(digit.emoji))
    } else if recognizer[digit.press]?.releasedAt == nil {
      showTones(of: digit.emoji)
    }
  }

  private var emojiSource: EmojiSource? {
    EmojiSource(
      services.emojiProvider, locale: state.keyboardContext.locale, settings: settings)
  }

  private func showTones(of emoji: Emoji) {
    emojiPanel?.enterTones(of: emoji, &turn)
    showEmojis()
  }

  /// Shows what the query finds, starting at the first page.
  private func showEmojis() {
    guard let query = emojiPanel?.query, let source = emojiSource else { return }
    let entries = source.entries(for: query)
    let title =
      switch query {
      case .tones(let emoji): source.name(of: emoji)
      case .search(let text): "🔎 " + text
      case .category(let category): text(category.text)
      }
    auxiliaryLine.show(title: title, &turn)
    emojiPanel?.show(entries, &turn)
  }

  /// Another key makes the release of a digit final.
  ///
  /// What it picked is committed together with what the other key types.
  private func finishDigit() {
    guard let digit = emojiPanel?.digit else { return }
    leaveEmojis()
    let action = KeyboardAction.emoji(digit.emoji)
    let text = picked(action)
    guard !text.isEmpty else { return }
    heldKey.keep(
      HeldLetter(text: text, action: action, press: digit.press, strategy: .compose))
  }

  // MARK: `:name`

  /// Takes a key that begins or continues `:name`.
  ///
  /// - Returns: Whether the key is used up.
  func searchKey(_ press: KeyPress) -> Bool {
    let event = press.event
    guard !event.modifiers.isCommand else { return false }
    guard let letter = heldKey.letter, letter.isSearch else { return beginSearch(press) }
    let isErasing = event.keysym == .backspace
    let answer = ColonSearch.answer(
      to: event, typing: isErasing ? nil : layoutKey(of: event).text, after: letter.text,
      isListOpen: heldKey.list.isOpen)
    guard case .text(let text) = answer else { return false }
    if !isErasing { recognizer.spend(press) }
    if text.isEmpty {
      heldKey.forget(nil, &turn)
      turn.add(.preedit(nil))
    } else if isErasing || !press.isRepeat {
      showSearch(text, press)
    }
    return true
  }

  private func beginSearch(_ press: KeyPress) -> Bool {
    let context = state.keyboardContext
    guard !press.isRepeat, composition.isEmpty, press.event.text != nil,
      layoutKey(of: press.event).text == ":", services.emojiProvider != nil,
      context.emojiRefusal == nil, context.secrecy == .open,
      ColonSearch.canBegin(in: context, after: certainText ?? context.surroundingText?.before)
    else { return false }
    heldKey.commit(&turn)
    recognizer.spend(press)
    showSearch(":", press)
    return true
  }

  private func showSearch(_ text: String, _ press: KeyPress) {
    let action = KeyboardAction.text(text)
    heldKey.keep(
      HeldLetter(text: text, action: action, press: press, strategy: .compose, isSearch: true))
    turn.add(.preedit(Preedit(text, isUnderlined: true)))
    let found = ColonSearch.name(in: text).flatMap { emojiSource?.emojis(matching: $0) } ?? []
    guard !found.isEmpty else { return heldKey.list.close(&turn) }
    heldKey.list.open(found.map { .emoji($0) }, for: action, &turn)
  }
}

extension KeyboardContext {
  /// Why the field takes no emoji, or `nil` if it does.
  fileprivate var emojiRefusal: HoldRefusal? {
    if secrecy == .secret { return .secretField }
    if !showsLists { return .noPanel }
    return contentType.hints.contains(.noEmoji) ? .emojiUnwelcome : nil
  }
}
