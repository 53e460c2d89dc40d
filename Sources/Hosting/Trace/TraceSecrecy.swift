import KeyboardCore

/// Decides what is left out of a session's trace because it may be a password.
struct TraceSecrecy {
  private var hasPress = false
  /// Whether the word that is being looked up was typed into such a field.
  private var hidesAnswer = false

  /// Whether the letters of the session's next event may be a password.
  mutating func hides(_ event: InputEvent, _ context: KeyboardContext) -> Bool {
    switch event {
    case .key(let key) where !key.isRelease: hasPress = true
    // Qt keeps the keys of password fields to itself but reports their text: Qt 6.8 on X11 reported
    // the letters of a password one by one.
    case .surroundingText where context.field.client == ClientName.qt:
      defer { hasPress = false }
      // No key was pressed, so the text was not typed with this keyboard.
      if !hasPress { return true }
    // The answer may come in another field.
    case .spellings where hidesAnswer: return true
    default: break
    }
    return context.field.isConfidential
  }

  /// Follows the answer to an event.
  mutating func follow(_ response: Response, isSecret: Bool) {
    let asks = response.effects.contains { if case .findSpellings = $0 { true } else { false } }
    if asks { hidesAnswer = isSecret }
  }
}
