/// Searching emoji with `:name` in running text.
///
/// The name is a held letter that grows: shown as preedit, with a list once it has two letters. So
/// whatever is true of held letters is true of it: it stays as typed whatever else happens, and a
/// pick takes its place without anything being deleted in the client.
enum ColonSearch {
  /// What a key does to the name.
  enum Answer: Hashable {
    /// The name is this text now, with its colon; "" if the colon itself was erased.
    case text(String)
    /// The key has nothing to do with the name.
    case none
  }

  /// How many letters after the colon open a list.
  private static let letters = 2

  /// What a key does to the name typed so far.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - typed: What the key types, or `nil`.
  ///   - name: The text so far, with the colon.
  ///   - isListOpen: Whether emoji are shown, so that digits pick.
  /// - Returns: What the name is now, or that the key has nothing to do with it.
  static func answer(
    to event: KeyEvent, typing typed: String?, after name: String, isListOpen: Bool
  ) -> Answer {
    if event.keysym == .backspace { return .text(String(name.dropLast())) }
    if isListOpen, event.pickedDigit != nil { return .none }
    guard let typed, typed.allSatisfy({ $0.isLetter || $0 == "_" }) else { return .none }
    return .text(name + typed)
  }

  /// What is looked for, with `_` for a space, or `nil` while the name is too short.
  static func name(in text: String) -> String? {
    guard text.count > letters else { return nil }
    return String(text.dropFirst())
  }

  /// Whether a colon can begin a name here: at the start of a word, in a field for text.
  ///
  /// - Parameters:
  ///   - context: Knows the client and the field.
  ///   - text: What is known about the text before the cursor, or `nil`.
  /// - Returns: Whether it can.
  static func canBegin(in context: KeyboardContext, after text: String?) -> Bool {
    guard context.takesPreedit,
      [.freeForm, .alpha, .name].contains(context.contentType.purpose), let text
    else { return false }
    return text.last?.isWhitespace ?? true
  }
}
