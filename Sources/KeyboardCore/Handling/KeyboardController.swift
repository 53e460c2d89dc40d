/// What gesture actions can do with the text and the keyboard.
///
/// The one way from an action to the outside; `KeyboardInputController` is one of these.
public protocol KeyboardController: AnyObject {
  /// Tells the locales, the field and the text.
  var keyboardContext: KeyboardContext { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes so many characters before the cursor.
  func deleteBackward(times: Int)
  /// Deletes so much before the cursor; of a word only where it is known.
  func deleteBackward(range: BackspaceRange)
  /// Changes the letter before the cursor where that is known, else inserts the mark.
  func insertDiacritic(_ diacritic: Diacritic)
  /// Puts a text in the place of the spaces before the cursor.
  func endSentence(withText text: String)
  /// Moves the cursor by so many characters, backwards if negative.
  func adjustTextPosition(by offset: Int)
  /// Closes what is open.
  func dismissKeyboard()
  /// Switches to the next enabled locale, round and round.
  func selectNextLocale()
  /// Switches to the system's next input method.
  func selectNextKeyboard()
  /// Opens preferences: this program's, or the system's.
  func openSettings(ofSystem isSystem: Bool)
  /// Changes the keyboard type.
  func setKeyboardType(_ type: KeyboardType)
  /// Opens an address with the desktop's handler.
  func openURL(_ address: String)
  /// Passes on an action that has no behaviour here.
  func performCustomAction(named name: String)
  /// Takes note that an emoji was typed.
  func registerEmoji(_ emoji: Emoji)
  /// Decides what is heard and felt, or `nil` while nothing is.
  var feedbackHandler: (any KeyboardFeedbackHandler)? { get }
  /// Has feedback played, where it is welcome; what is custom goes before what is not.
  func giveFeedback(_ feedback: KeyboardFeedback, isCustom: Bool)
}

extension KeyboardController {
  /// Takes no note of it.
  public func registerEmoji(_ emoji: Emoji) {}
  /// Nothing is heard or felt.
  public var feedbackHandler: (any KeyboardFeedbackHandler)? { nil }
  /// Plays nothing.
  public func giveFeedback(_ feedback: KeyboardFeedback, isCustom: Bool) {}
}
