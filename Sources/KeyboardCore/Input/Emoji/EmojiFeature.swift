/// The list of emoji, which is a keyboard type.
struct EmojiFeature: TypingFeature {
  let keyboard: KeyboardInputController
  init(_ keyboard: KeyboardInputController) { self.keyboard = keyboard }

  private var panel: EmojiPanel? { keyboard.mode.emojiPanel }

  func toggle(_ type: KeyboardType) -> Bool {
    guard type == .emojis else { return false }
    if panel != nil { leave(nil) } else { open() }
    return true
  }

  private func open() {
    if let refusal = context.field.emojiRefusal {
      keyboard.turn.note(refusal)
      // Where nothing shows lists, nothing shows a sentence either.
      if refusal != .noPanel { return keyboard.explain(refusal) }
      keyboard.turn.ask(.cue(.refused))
      return keyboard.shown.refuseRequest(keyboard.audience, &keyboard.turn)
    }
    guard keyboard.clientText.focus.hasFocus else {
      return keyboard.clientText.changeField { $0.askForEmojis(at: keyboard.turn.now) }
    }
    guard let source = keyboard.emojiSource else { return keyboard.turn.note(.noEmojiData) }
    keyboard.clientText.changeField { $0.recall() }
    keyboard.commitComposition()
    keyboard.mode.commit(&keyboard.turn)
    keyboard.mode = .emoji(EmojiPanel(at: source.categories.first ?? .smileys))
    context.typeChoice.isEmoji = true
    keyboard.turn.ask(.cue(.calloutOpened))
    showEntries()
  }

  func leave(_ reason: HoldRefusal?) {
    guard case .emoji(var panel) = keyboard.mode else { return }
    keyboard.mode = .free
    context.typeChoice.isEmoji = false
    panel.close(&keyboard.turn)
    keyboard.shown.hideTitle(&keyboard.turn)
  }

  func forget(_ reason: HoldRefusal) { leave(reason) }

  func pick(_ action: KeyboardAction) {
    leave(nil)
    keyboard.turn.pickedAction = action
    keyboard.turn.ask(.press(action))
    keyboard.finishGesture(.release, action)
  }

  // MARK: Keys

  /// Takes a key; `nil` for one that closes the list and then does its ordinary work.
  func press(_ press: KeyPress) -> Fate? {
    if !press.isRepeat { finishDigit() }
    // A key that was down already answers no question.
    if press.isRepeat, panel?.asksForKey == true { return .used }
    let event = press.event
    // Shortcuts, which some clients send in Latin letters, say nothing about the layout.
    let letter =
      event.modifiers.isCommand
      ? LayoutKey(keysym: event.keysym, text: event.text) : keyboard.layoutKey(of: event)
    let canHold = settings.hold && event.keycode != 0
    guard
      let answer = keyboard.mode.emojiPanel?.press(
        event, letter, canHold: canHold, &keyboard.turn)
    else { return nil }
    switch answer {
    case .leave:
      leave(nil)
      return nil
    case .close(let typed):
      if let typed { keyboard.turn.ask(.press(typed)) }
      leave(nil)
    case .take(let action): pick(action)
    case .hold(let emoji):
      let digit = EmojiPanel.Digit(press: press, emoji: emoji)
      keyboard.mode.emojiPanel?.hold(digit, delay: settings.holdDelay, &keyboard.turn)
    case .changed(let typed):
      if let typed { keyboard.turn.ask(.press(typed)) }
      showEntries()
    case .category(let offset):
      let categories = keyboard.emojiSource?.categories ?? []
      keyboard.mode.emojiPanel?.turnCategory(by: offset, among: categories)
      keyboard.turn.ask(.cue(.calloutMoved))
      showEntries()
    case .tones(let emoji): showTones(of: emoji)
    case .asksForKey(let action): keyboard.askForKey(of: action)
    case .asksNoMore: if let source = keyboard.emojiSource { showTitle(source) }
    case .pin(let action, let text):
      let key = CaseMapping(context.locale).lowercased(text)
      if keyboard.pin(action, to: key) { leave(nil) }
    case .refused: keyboard.turn.ask(.cue(.refused))
    case .nothing: break
    }
    return answer.isFinal ? .spent : .used
  }

  /// Takes the repeat of a digit, whose timer may have run out between a release and a press.
  func repeats(_ press: KeyPress, of key: PressedKey) {
    guard let digit = panel?.digit, digit.press.number == press.number else { return }
    keyboard.turn.cancel(.release)
    if keyboard.turn.now - digit.press.event.time >= settings.holdDelay {
      showTones(of: digit.emoji)
    }
  }

  func release(_ release: KeyRecognizer.Release, _ event: KeyEvent) -> Bool {
    guard panel?.digit?.press.number == release.key.number else { return false }
    keyboard.turn.start(.release, milliseconds: release.pairGap)
    return true
  }

  func fired(_ timer: KeyboardTimer) {
    guard let digit = panel?.digit else { return }
    if timer == .release {
      pick(.emoji(digit.emoji))
    } else if keyboard.keys[digit.press]?.releasedAt == nil {
      showTones(of: digit.emoji)
    }
  }

  /// Makes the release of a digit final for another key, which commits the pick with what it types.
  private func finishDigit() {
    guard let digit = panel?.digit else { return }
    leave(nil)
    let action = KeyboardAction.emoji(digit.emoji)
    guard let text = keyboard.picked(action), !text.isEmpty else { return }
    // A handler may have opened something else.
    guard case .free = keyboard.mode else { return keyboard.apply(TextEdits(.insert(text))) }
    keyboard.mode = .held(
      HeldKey(
        pending: HeldLetter(text: text, action: action, press: digit.press, strategy: .compose)))
  }

  // MARK: What is shown

  private func showTones(of emoji: Emoji) {
    keyboard.mode.emojiPanel?.enterTones(of: emoji, &keyboard.turn)
    showEntries()
  }

  private func showEntries() {
    guard let query = panel?.query, let source = keyboard.emojiSource else { return }
    let entries = source.entries(for: query)
    showTitle(source)
    keyboard.mode.emojiPanel?.show(entries, &keyboard.turn)
  }

  private func showTitle(_ source: EmojiSource) {
    guard let query = panel?.query else { return }
    let title =
      switch query {
      case .tones(let emoji): source.name(of: emoji)
      case .search(let text): "🔎 " + text
      case .category(let category): keyboard.text(category.text)
      }
    // A search is said by its entries.
    let said: String? = if case .search = query { "" } else { nil }
    keyboard.shown.show(title: title, said: said, keyboard.audience, &keyboard.turn)
  }
}

extension Field {
  var emojiRefusal: HoldRefusal? {
    if secrecy == .secret { return .secretField }
    if !showsLists { return .noPanel }
    return contentType.hints.contains(.noEmoji) ? .emojiUnwelcome : nil
  }
}
