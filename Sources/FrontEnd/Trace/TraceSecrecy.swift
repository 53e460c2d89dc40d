import Hosting
import KeyboardCore

/// Decides what is left out of a session's trace because it may be a password.
struct TraceSecrecy {
  private var hasPress = false
  /// Whether the word that is being looked up was typed into such a field.
  private var hidesAnswer = false
  /// Whether the keyboard still keeps text that was left out, such as a letter that is held.
  private var isAftermath: Bool

  /// Begins with a keyboard, which may keep text that was typed before.
  init(_ controller: KeyboardInputController) { isAftermath = controller.keepsTypedText }

  /// Whether the letters of an event, or of the answer to it, may be a password; `keys` are those of
  /// all sessions.
  mutating func hides(
    _ event: InputEvent, _ response: Response, _ controller: KeyboardInputController,
    _ keys: inout TracedKeys
  ) -> Bool {
    let field = controller.state.keyboardContext.field
    var hides = field.isConfidential || isAftermath && response.hasLetters
    // What the keyboard keeps meanwhile was typed in the open.
    var hidesReport = false
    var leavesText = true
    switch event {
    case .key(let key):
      hides = keys.hides(key, isSecret: hides)
      if !key.isRelease, !hides { hasPress = true }
      // XIM hands back BackSpaces of which no press was reported. After a pick in xterm, the letters of
      // the next ones were left out, too.
      leavesText = !key.isRelease && key.keysym != .backspace && key.keysym.rawValue != 0
    // Qt keeps the keys of password fields to itself but reports their text: Qt 6.8 on X11 reported
    // the letters of a password one by one.
    case .surroundingText where field.client == ClientName.qt:
      // No key was pressed, so the text was not typed with this keyboard.
      hidesReport = !hasPress
      hasPress = false
    // The answer may come in another field.
    case .spellings: hides = hides || hidesAnswer
    default: break
    }
    let asks = response.effects.contains {
      if case .program(.findSpellings) = $0 { true } else { false }
    }
    if asks { hidesAnswer = hides || hidesReport }
    isAftermath = (isAftermath || hides && leavesText) && controller.keepsTypedText
    return hides || hidesReport
  }
}
