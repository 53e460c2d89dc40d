// What is asked of the keyboard by actions, handlers and hosts. It is only recorded while a handler
// is at work, and done when the handler has returned.
extension KeyboardInputController: KeyboardController {
  /// Tells the locales, the field and the text.
  public var keyboardContext: KeyboardContext { state.keyboardContext }

  /// Inserts text at the cursor.
  public func insertText(_ text: String) { request(.insertText(text)) }

  /// Deletes so many characters before the cursor.
  public func deleteBackward(times: Int) { request(.deleteBackward(times)) }

  /// Deletes so much before the cursor; of a word only where it is known.
  public func deleteBackward(range: BackspaceRange) {
    request(range == .word ? .deleteWord : .deleteBackward(1))
  }

  /// Puts a text in the place of the spaces before the cursor.
  public func endSentence(withText text: String) { request(.endSentence(text)) }

  /// Moves the cursor by so many characters, backwards if negative.
  public func adjustTextPosition(by offset: Int) { request(.moveCursor(offset)) }

  /// Changes the letter before the cursor where that is known, else inserts the mark.
  public func insertDiacritic(_ diacritic: Diacritic) { request(.insertDiacritic(diacritic)) }

  /// Closes what is open; with nothing open, keeps out of the way until the focus comes again.
  public func dismissKeyboard() { request(.dismiss) }

  /// Switches to the next enabled locale, round and round.
  public func selectNextLocale() { request(.nextLocale) }

  /// Changes the keyboard type, and shows which it is.
  public func setKeyboardType(_ type: KeyboardType) { request(.setType(type)) }

  /// Asks the host to open an address.
  public func openURL(_ address: String) { request(.openURL(address)) }

  /// Does one of the keyboard's own actions, or hands one without behaviour here to the host.
  public func performCustomAction(named name: String) { request(.custom(name)) }

  /// Asks the host for the next of IBus's input methods.
  public func selectNextKeyboard() { request(.nextKeyboard) }

  /// Asks the host to open preferences: this program's, or IBus's.
  public func openSettings(ofSystem isSystem: Bool) { request(.openSettings(ofSystem: isSystem)) }

  /// Takes note that an emoji was typed, except in fields that want nothing remembered.
  public func registerEmoji(_ emoji: Emoji) { request(.emojiUsed(emoji)) }

  /// Takes a request, which is done once the handlers have returned; outside of an event, now.
  private func request(_ request: KeyboardRequest) {
    requests.record(request)
    if turn.isOpen {
      // Handlers and behaviours go on with the text as it will be.
      if request.changesText { tellText() }
    } else {
      apply(collectEdits {})
      onRequest?()
    }
  }
}
