// The list of emoji, and searching emoji with `:name` in running text.
extension KeyboardInputController {
  /// Opens the list of emoji, or closes it if it is open.
  func toggleEmojis() {
    guard emojiPanel == nil else { return leaveEmojis() }
    if let refusal = state.keyboardContext.contentType.emojiRefusal {
      cue(.refused)
      return turn.note(refusal)
    }
    guard fieldMode.hasFocus else { return fieldMode.askForEmojis(at: turn.now) }
    guard let source = emojiSource else { return turn.note(.noEmojiData) }
    fieldMode.recall()
    commitComposition()
    commitHeld()
    turn.cancel(.message)
    turn.cancel(.flash)
    let context = state.keyboardContext
    emojiPanel = EmojiPanel(
      at: source.categories.first ?? .smileys, previousType: context.keyboardType)
    context.keyboardType = .emojis
    cue(.calloutOpened)
    showEmojis()
  }

  /// Closes the list of emoji, if it is open.
  func leaveEmojis() {
    forgetDigit()
    guard let panel = emojiPanel else { return }
    emojiPanel = nil
    state.keyboardContext.keyboardType = panel.previousType
    if panel.list.isOpen { turn.add(.candidates(nil)) }
    show(auxiliaryLine.hideTitle())
  }

  /// Types an entry of the list and closes it.
  func takeEmoji(_ action: KeyboardAction) {
    leaveEmojis()
    apply(
      collectEdits {
        pressFeedback(on: action)
        gesture(.release, action)
      })
  }

  /// Takes a key while the list of emoji is open.
  ///
  /// - Returns: Whether the key is used up, or `nil` for keys that close the list and then do their
  ///   ordinary work.
  func emojiKey(_ press: KeyPress) -> Bool? {
    if !press.isRepeat { finishDigit() }
    let canHold = settings.hold && press.event.keycode != 0
    guard let reply = emojiPanel?.press(press.event, canHold: canHold) else { return nil }
    if reply.spends { recognizer.spend(press) }
    var answer = reply.answer
    if answer == .letter {
      let letter = layoutKey(of: press.event)
      answer = emojiPanel?.type(letter) ?? .leave
    }
    if case .hold(let emoji) = answer {
      recognizer.update(press) { $0.role = .held }
      emojiPanel?.hold(EmojiPanel.Digit(press: press, emoji: emoji))
      turn.start(.hold, milliseconds: settings.holdDelay)
      return true
    }
    return follow(answer)
  }

  /// A digit that is down repeats: the timer may have run out between a release and a press.
  func showTonesIfDue(_ press: KeyPress) {
    guard let digit = emojiPanel?.digit,
      turn.now - digit.press.event.time >= settings.holdDelay
    else { return }
    recognizer.spend(press)
    showTones(of: digit.emoji)
  }

  func emojiTimerFired(_ timer: KeyboardTimer) {
    guard let digit = emojiPanel?.digit else { return }
    switch timer {
    case .hold where recognizer[digit.press]?.releasedAt == nil: showTones(of: digit.emoji)
    case .release: takeEmoji(.emoji(digit.emoji))
    default: break
    }
  }

  /// Does what a key of the list means.
  ///
  /// - Returns: Whether the key is used up, or `nil` for keys that then do their ordinary work.
  func follow(_ answer: EmojiPanel.Answer) -> Bool? {
    switch answer {
    case .leave:
      leaveEmojis()
      return nil
    case .close(let typed):
      if let typed { pressFeedback(on: typed) }
      leaveEmojis()
    case .take(let action): takeEmoji(action)
    case .changed(let typed):
      if let typed { pressFeedback(on: typed) }
      showEmojis()
    case .category(let offset):
      guard let source = emojiSource else { break }
      emojiPanel?.turnCategory(by: offset, among: source.categories)
      cue(.calloutMoved)
      showEmojis()
    case .tones(let emoji): showTones(of: emoji)
    case .moved:
      if let list = emojiPanel?.list { turn.add(.candidates(list.candidates)) }
      cue(.calloutMoved)
    case .refused: cue(.refused)
    case .hold, .letter, .nothing: break
    }
    return true
  }

  private var emojiSource: EmojiSource? {
    EmojiSource(
      services.emojiProvider, locale: state.keyboardContext.locale, settings: settings)
  }

  private func showTones(of emoji: Emoji) {
    forgetDigit()
    emojiPanel?.showTones(of: emoji)
    cue(.calloutOpened)
    showEmojis()
  }

  /// Shows what the list is asked for, from the first page on.
  private func showEmojis() {
    guard let panel = emojiPanel, let source = emojiSource else { return }
    emojiPanel?.show(source.entries(for: panel.query))
    let title =
      switch panel.query {
      case .tones(let emoji): source.name(of: emoji)
      case .search(let text): "🔎 " + text
      case .category(let category): text(category.text)
      }
    if let change = auxiliaryLine.show(title: title) { show(change) }
    guard let list = emojiPanel?.list, list.isOpen || panel.list.isOpen else { return }
    turn.add(.candidates(list.isOpen ? list.candidates : nil))
  }

  /// Forgets the digit that is down.
  private func forgetDigit() {
    guard let digit = emojiPanel?.takeDigit() else { return }
    turn.cancel(.hold)
    turn.cancel(.release)
    recognizer.spend(digit.press)
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
    heldKey.hold(
      HeldLetter(
        text: text, action: action, press: digit.press, strategy: .compose, isStopped: true))
  }

  // MARK: `:name`

  /// Takes a key that begins or goes on with `:name`.
  ///
  /// - Returns: Whether the key is used up.
  func searchKey(_ press: KeyPress) -> Bool {
    let event = press.event
    guard !event.modifiers.isCommand else { return false }
    guard let letter = heldKey.letter, letter.isSearch else { return beginSearch(press) }
    let typed = event.keysym == .backspace ? nil : layoutKey(of: event).text
    let answer = ColonSearch.answer(
      to: event, typing: typed, after: letter.text, isListOpen: heldKey.list.isOpen)
    guard case .text(let text) = answer else { return false }
    if text.isEmpty {
      forgetHeld(nil)
      turn.add(.preedit(nil))
    } else if event.keysym == .backspace {
      showSearch(text, press)
    } else {
      recognizer.spend(press)
      if !press.isRepeat { showSearch(text, press) }
    }
    return true
  }

  private func beginSearch(_ press: KeyPress) -> Bool {
    let context = state.keyboardContext
    guard !press.isRepeat, composition.isEmpty, press.event.text != nil,
      layoutKey(of: press.event).text == ":", services.emojiProvider != nil,
      context.contentType.emojiRefusal == nil,
      ColonSearch.canBegin(in: context, after: certainText ?? context.surroundingText?.before)
    else { return false }
    commitHeld()
    recognizer.spend(press)
    showSearch(":", press)
    return true
  }

  private func showSearch(_ text: String, _ press: KeyPress) {
    heldKey.hold(
      HeldLetter(
        text: text, action: .text(text), press: press, strategy: .compose, isStopped: true,
        isSearch: true))
    turn.add(.preedit(Preedit(text, isUnderlined: true)))
    let found = ColonSearch.name(in: text).flatMap { emojiSource?.emojis(matching: $0) } ?? []
    guard !found.isEmpty else { return closeList() }
    heldKey.openList(found.map { .emoji($0) })
    showList()
  }
}

extension ContentType {
  /// What a field has against emoji, or `nil`.
  var emojiRefusal: HoldRefusal? {
    if isSecret { return .secretField }
    return hints.contains(.noEmoji) ? .emojiUnwelcome : nil
  }
}
