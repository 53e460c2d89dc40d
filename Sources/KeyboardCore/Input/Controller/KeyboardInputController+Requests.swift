// Requests of actions, handlers and hosts. While a handler runs, requests are only recorded; they are
// carried out after it has returned.
extension KeyboardInputController: KeyboardController {
  /// Knows the locales, the field and the text.
  public var keyboardContext: KeyboardContext { state.keyboardContext }

  /// Inserts text at the cursor; a line end or a tab alone is the key that types it.
  public func insertText(_ text: String) {
    switch text {
    case "\n": request(.edit(.key(.return)))
    case "\t": request(.edit(.key(.tab)))
    default: request(.edit(.insert(text)))
    }
  }

  /// Deletes so many characters before the cursor, a thousand at most.
  public func deleteBackward(times: Int) { request(.edit(.deleteBackward(times))) }

  /// Replaces the spaces before the cursor with a text.
  public func endSentence(withText text: String) { request(.endSentence(text)) }

  /// Moves the cursor by so many characters, a thousand at most; backwards if negative.
  public func adjustTextPosition(by offset: Int) { request(.edit(.moveCursor(offset))) }

  /// Changes the letter before the cursor if it is known, else inserts the mark.
  public func insertDiacritic(_ diacritic: Diacritic) { request(.insertDiacritic(diacritic)) }

  /// Closes whatever is open, or else dismisses the keyboard until a field gets the focus again.
  public func dismissKeyboard() { request(.dismiss) }

  /// Switches to the next enabled locale, round and round.
  public func selectNextLocale() { request(.nextLocale) }

  /// Opens the list of an action that is held on a keyboard on screen, as `longPress` does.
  ///
  /// - Returns: Whether the field and the action have one, and no list is open. A physical key that is
  ///   down has its own.
  public func showCallouts(for action: KeyboardAction) -> Bool {
    guard HoldFeature(self).canOpen(action) else { return false }
    request(.showCallouts(action))
    return true
  }

  /// Changes the keyboard type, and shows which it is.
  public func setKeyboardType(_ type: KeyboardType) { request(.setType(type)) }

  /// Asks the host to open an address.
  public func openURL(_ address: String) { request(.program(.openURL(address))) }

  /// Does one of the keyboard's own actions, and hands any other to the host.
  public func performCustomAction(named name: String) { request(.custom(name)) }

  /// Asks the host for the next of IBus's input methods.
  public func selectNextKeyboard() { request(.program(.nextKeyboard)) }

  /// Asks the host to open preferences: this program's, or IBus's.
  public func openSettings(ofSystem isSystem: Bool) {
    request(.program(.openSettings(ofSystem: isSystem)))
  }

  /// Remembers that an emoji was typed, except in fields that want nothing remembered.
  public func registerEmoji(_ emoji: Emoji) { request(.program(.emojiUsed(emoji))) }

  /// Takes a request: during an event it is carried out after the handlers have returned, otherwise
  /// now.
  func request(_ request: KeyboardRequest) {
    requests.record(request)
    guard !turn.isOpen, !requests.areUnderWay else { return }
    apply(collectEdits {})
    onRequest?()
  }
}
