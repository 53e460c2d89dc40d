/// Changes the text and the keyboard for actions.
///
/// It is the only way from an action to the outside; `KeyboardInputController` implements it.
public protocol KeyboardController: AnyObject {
  /// Knows the locales, the field and the text.
  var keyboardContext: KeyboardContext { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes so many characters before the cursor.
  func deleteBackward(times: Int)
  /// Changes the letter before the cursor if it is known, else inserts the mark.
  func insertDiacritic(_ diacritic: Diacritic)
  /// Replaces the spaces before the cursor with a text.
  func endSentence(withText text: String)
  /// Moves the cursor by so many characters, backwards if negative.
  func adjustTextPosition(by offset: Int)
  /// Closes whatever is open, or else dismisses the keyboard.
  func dismissKeyboard()
  /// Switches to the next enabled locale, round and round.
  func selectNextLocale()
  /// Switches to the system's next input method.
  func selectNextKeyboard()
  /// Opens preferences: this program's, or the system's.
  func openSettings(ofSystem isSystem: Bool)
  /// Opens the list of an action that is held on a keyboard on screen, and returns whether there is one.
  func showCallouts(for action: KeyboardAction) -> Bool
  /// Changes the keyboard type.
  func setKeyboardType(_ type: KeyboardType)
  /// Opens an address with the desktop's handler.
  func openURL(_ address: String)
  /// Performs an action that is not one of the standard ones.
  func performCustomAction(named name: String)
  /// Remembers that an emoji was typed.
  func registerEmoji(_ emoji: Emoji)
  /// Chooses feedback, or `nil` while that is off.
  var feedbackHandler: (any KeyboardFeedbackHandler)? { get }
  /// Plays feedback if that is on; custom feedback takes precedence.
  func giveFeedback(_ feedback: KeyboardFeedback, isCustom: Bool)
}

extension KeyboardController {
  /// Deletes the character before the cursor.
  public func deleteBackward() { deleteBackward(times: 1) }

  /// Replaces the word that the cursor is in, or at the beginning or end of, where the text is known.
  ///
  /// The cursor is moved to the end of the word, the word is deleted, and the replacement inserted.
  public func replaceCurrentWord(with replacement: String) {
    guard let text = keyboardContext.surroundingText, let word = text.currentWord else { return }
    let rest = text.currentWordPostCursorPart ?? ""
    if !rest.isEmpty { adjustTextPosition(by: rest.count) }
    deleteBackward(times: word.count)
    insertText(replacement)
  }

  /// Opens no list.
  public func showCallouts(for action: KeyboardAction) -> Bool { false }
  /// Remembers nothing.
  public func registerEmoji(_ emoji: Emoji) {}
  /// Feedback is off.
  public var feedbackHandler: (any KeyboardFeedbackHandler)? { nil }
  /// Plays nothing.
  public func giveFeedback(_ feedback: KeyboardFeedback, isCustom: Bool) {}
}
