extension KeyboardInputController {
  /// Takes a key while the list of emoji is open.
  ///
  /// - Returns: Whether the key is used up, or `nil` for keys that close the list and then do their
  ///   ordinary work.
  func emojiPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool? {
    if key.repeats == 0 { finishDigit() }
    guard let mode = emojis else { return nil }
    guard !event.modifiers.isCommand else {
      leaveEmojis()
      return nil
    }
    if let digit = event.pickedDigit {
      pressDigit(digit, event, &key)
      return true
    }
    switch event.keysym.withoutKeypad {
    case .right: moveInList { $0.selectNext() }
    case .left: moveInList { $0.selectPrevious() }
    case .leftTab: turnEmojiCategory(by: -1)
    case .tab: turnEmojiCategory(by: event.modifiers.contains(.shift) ? -1 : 1)
    case .down where mode.toned == nil && mode.selectedToned != nil:
      if let emoji = mode.selectedToned { showTones(of: emoji) }
    case .up where mode.toned != nil && mode.list.page == 0: leaveTones()
    case .up, .pageUp: moveInList { $0.turnPage(by: -1) }
    case .down, .pageDown: moveInList { $0.turnPage(by: 1) }
    case .escape:
      key.role = .spent
      if mode.toned == nil { leaveEmojis() } else { leaveTones() }
    case .backspace: eraseInEmojiSearch(&key)
    case .return:
      key.role = .spent
      if let action = mode.list.selectedAction ?? mode.list.actions.first { takeEmoji(action) }
    default: return typeInEmojiSearch(event, &key)
    }
    return true
  }

  /// The key of a digit went up, for good or for an auto-repeat.
  func releaseDigit() {
    if emojis?.digit != nil { startTimer(.release, milliseconds: KeyboardTiming.repeatPairGap) }
  }

  /// A digit that is down repeats: the timer may have run out between a release and a press.
  func repeatDigit(_ key: inout KeyTracker.Key) {
    guard let digit = emojis?.digit, now - digit.event.time >= settings.holdDelay else { return }
    key.role = .spent
    showTones(of: digit.emoji)
  }

  /// A timer ran out while the list is open.
  func emojiTimerFired(_ timer: KeyboardTimer) {
    guard let digit = emojis?.digit else { return }
    switch timer {
    case .hold where keys[digit.event]?.releasedAt == nil: showTones(of: digit.emoji)
    case .release: tapDigit()
    default: break
    }
  }

  /// Forgets the digit that is down.
  func stopDigit() {
    guard let digit = emojis?.digit else { return }
    emojis?.digit = nil
    cancelTimer(.hold)
    cancelTimer(.release)
    keys[digit.event]?.role = .spent
  }

  /// Another key makes the release of a digit final.
  ///
  /// What it picked is committed together with what the other key types.
  private func finishDigit() {
    guard let digit = emojis?.digit else { return }
    leaveEmojis()
    let action = KeyboardAction.emoji(digit.emoji)
    let text = text(of: action)
    guard !text.isEmpty else { return }
    held = HeldLetter(
      text: text, action: action, event: digit.event, strategy: .compose, callouts: [],
      isStopped: true)
  }

  /// Picks the entry of a digit that was tapped, if there is one.
  private func tapDigit() {
    guard let digit = emojis?.digit else { return }
    takeEmoji(.emoji(digit.emoji))
  }

  private func pressDigit(_ digit: Int, _ event: KeyEvent, _ key: inout KeyTracker.Key) {
    key.role = .spent
    guard let mode = emojis else { return }
    guard let action = mode.list.action(onPageAt: digit - 1) else { return cue(.refused) }
    guard settings.hold, event.keycode != 0, mode.toned == nil, case .emoji(let emoji) = action,
      emoji.hasSkinToneVariants
    else { return takeEmoji(action) }
    key.role = .held
    emojis?.digit = EmojiMode.Digit(event: event, emoji: emoji)
    startTimer(.hold, milliseconds: settings.holdDelay)
  }

  private func leaveTones() {
    emojis?.toned = nil
    showEmojis()
  }

  private func eraseInEmojiSearch(_ key: inout KeyTracker.Key) {
    guard let mode = emojis else { return }
    pressFeedback(on: .backspace)
    if mode.toned != nil {
      leaveTones()
    } else if mode.search.isEmpty {
      // A key that is held to clear the search must not go on in the text.
      key.role = .spent
      leaveEmojis()
    } else {
      emojis?.search.removeLast()
      showEmojis()
    }
  }

  private func typeInEmojiSearch(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool? {
    guard let mode = emojis else { return nil }
    if event.keysym.withoutKeypad == .space {
      if let action = mode.list.selectedAction {
        key.role = .spent
        takeEmoji(action)
      } else if mode.isSearching, mode.toned == nil {
        emojis?.search += " "
        pressFeedback(on: .space)
        showEmojis()
      }
      return true
    }
    let letter = letter(of: event)
    guard let text = letter.text else {
      // Dead keys have no meaning here; Home and function keys are the program's.
      if letter.keysym.startsSequence {
        cue(.refused)
        return true
      }
      leaveEmojis()
      return nil
    }
    // Digits pick, and 0 is no name.
    if !text.allSatisfy(\.isNumber) {
      emojis?.toned = nil
      emojis?.search += text
      pressFeedback(on: .character(text))
      showEmojis()
    }
    return true
  }
}

extension EmojiMode {
  /// The highlighted emoji if it has skin tones, or `nil`.
  fileprivate var selectedToned: Emoji? {
    guard case .emoji(let emoji)? = list.selectedAction, emoji.hasSkinToneVariants else {
      return nil
    }
    return emoji
  }
}
