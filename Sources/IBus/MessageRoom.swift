import KeyboardCore

/// The room that D-Bus messages are read into.
///
/// What was in a long message stays there until another one is as long. So once a text may have been
/// a secret, the session sends itself a message that is longer.
struct MessageRoom {
  /// What a message has besides the text, in bytes, and more.
  private static let frame = 1024

  /// How long the longest text is that was told in the field, in bytes.
  private var longest = 0
  private var isConfidential = false

  /// Takes note of an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - context: What the keyboard knows after it.
  /// - Returns: How long a message has to be now that a field has been left; `nil` if none need be.
  mutating func follow(_ event: InputEvent, _ context: KeyboardContext) -> Int? {
    switch event {
    case .surroundingText(let text): longest = max(longest, text.text.utf8.count)
    case .focusIn, .focusOut, .reset, .contentType: break
    default: return nil
    }
    let isNow = context.field.isConfidential
    if case .surroundingText = event {
      isConfidential = isConfidential || isNow
      return nil
    }
    let hasLeft = if case .focusOut = event { true } else { !isNow }
    if isConfidential, hasLeft, longest > 0 {
      defer { self = Self() }
      return longest + Self.frame
    }
    if hasLeft { self = Self() }
    isConfidential = isConfidential || isNow
    return nil
  }
}
