/// What a key, an entry of a list or an item of a menu does.
///
/// Some actions do nothing by default, and are for custom handlers. Later versions may add cases,
/// so a `switch` needs a `default`.
public enum KeyboardAction: Hashable, Sendable, Codable {
  /// Deletes backwards.
  case backspace
  /// Locks capitals.
  case capsLock
  /// Inserts a character, or several.
  case character(String)
  /// The invisible area beside a key of an on-screen keyboard.
  case characterMargin(String)
  /// The ⌘ key.
  case command
  /// The Control key.
  case control
  /// An action of your own.
  case custom(named: String)
  /// Changes the letter before the cursor, or inserts the mark itself.
  case diacritic(Diacritic)
  /// Starts dictation.
  case dictation
  /// Closes an open list, or the keyboard.
  case dismissKeyboard
  /// Inserts an emoji.
  case emoji(Emoji)
  /// The Escape key.
  case escape
  /// The fn key.
  case function
  /// A key with an image.
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
  /// The return key.
  case primary(ReturnKeyType)
  /// Opens this program's preferences.
  case settings
  /// The Shift key.
  case shift(currentCasing: KeyboardType.Case)
  /// Inserts a space.
  case space
  /// A key with an image of the system.
  case systemImage(description: String, keyboardImageName: String, imageName: String)
  /// Opens the system's preferences.
  case systemSettings
  /// Inserts a tab.
  case tab
  /// Inserts a longer text.
  case text(String)
  /// Opens an address.
  case url(String?, id: String? = nil)
  /// Inserts a full stop and offers the usual domain endings.
  case urlDomain
}

/// The label of the return key; later versions may add cases.
public enum ReturnKeyType: Hashable, Sendable, Codable, CaseIterable, Identifiable {
  case `return`, `continue`, done, emergencyCall, go, join, newLine, next, ok, route, search, send
  case custom(title: String)

  /// All but custom ones.
  public static let allCases: [Self] = [
    .return, .continue, .done, .emergencyCall, .go, .join, .newLine, .next, .ok, .route, .search,
    .send,
  ]

  /// The name of the label, or the title of a custom one.
  public var id: String {
    if case .custom(let title) = self { title } else { "\(self)" }
  }

  /// Whether the key looks and sounds like a system key.
  public var isSystemAction: Bool { self == .return || self == .newLine }
}
