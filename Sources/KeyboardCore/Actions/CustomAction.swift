/// The keyboard's own actions, by their names in `KeyboardAction.custom(named:)`.
public enum CustomAction: String, CaseIterable, Sendable {
  /// Switches lists for held keys off, or on again.
  case toggleHold
  /// Switches feedback off, or on again.
  case toggleFeedback
  /// Makes the key whose list is open repeat its letter.
  case repeatKey
  /// Opens the list of the letter before the cursor.
  case accents
  /// Puts the accents on the word before the cursor.
  case accentWord
}

extension KeyboardAction {
  /// One of the keyboard's own actions.
  public static func custom(_ action: CustomAction) -> Self { .custom(named: action.rawValue) }

  /// The entry of a list that makes the held key repeat its letter.
  static let repeatKey = Self.custom(.repeatKey)

  /// Whether it asks for accents, or moves or picks in an open list.
  package var asks: Bool {
    guard case .custom(let name) = self else { return false }
    return [CustomAction.accents, .accentWord].contains { $0.rawValue == name }
  }
}
