/// What a key, an entry of a list or an item of a menu does.
///
/// One language for keys, callouts, bindings and feedback. Some cases do nothing by themselves on a
/// physical keyboard. They are there for custom handlers, as in the articles.
public enum KeyboardAction: Hashable, Sendable, Codable {
  /// Deletes backwards.
  case backspace
  /// Locks capitals.
  case capsLock
  /// Inserts a character: a string, since one key may send several.
  case character(String)
  /// The invisible area beside a key of an on-screen keyboard.
  case characterMargin(String)
  /// The ⌘ key.
  case command
  /// The Control key.
  case control
  /// A hook for your own actions.
  case custom(named: String)
  /// Changes the letter before the cursor, or inserts the mark itself.
  case diacritic(Diacritic)
  /// Starts dictation.
  case dictation
  /// Closes what is open.
  case dismissKeyboard
  /// Inserts an emoji.
  case emoji(Emoji)
  /// The Escape key.
  case escape
  /// The fn key.
  case function
  /// A key that stands for an image.
  case image(description: String, keyboardImageName: String, imageName: String)
  /// Changes the keyboard type.
  case keyboardType(KeyboardType)
  /// Moves the cursor one character back.
  case moveCursorBackward
  /// Moves the cursor one character forward.
  case moveCursorForward
  /// Switches to the system's next input method.
  case nextKeyboard
  /// Switches to the next enabled locale.
  case nextLocale
  /// Nothing.
  case none
  /// The Option key.
  case option
  /// The return key, whatever it is called.
  case primary(ReturnKeyType)
  /// Opens this program's preferences.
  case settings
  /// The Shift key.
  case shift(currentCasing: KeyboardType.Case)
  /// Inserts a space.
  case space
  /// A key that stands for one of the system's images.
  case systemImage(description: String, keyboardImageName: String, imageName: String)
  /// Opens the system's preferences.
  case systemSettings
  /// Inserts a tab.
  case tab
  /// Inserts a longer text.
  case text(String)
  /// Opens an address.
  case url(String?, id: String?)
  /// Inserts a full stop and offers the usual domain endings.
  case urlDomain
}
