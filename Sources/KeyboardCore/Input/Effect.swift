/// Something the host has to do, in the order given.
public enum Effect: Hashable, Sendable {
  /// Insert text at the cursor. There is at most one of these per event.
  case commit(String)
  /// Show text at the cursor that is not committed yet, or none. A focus change commits it.
  case preedit(Preedit?)
  /// Show a list at the cursor, or none.
  case candidates(CandidateList?)
  /// Show a line of text with the list, or none.
  case auxiliary(String?)
  /// Delete text around the cursor: `offset` from the cursor and `count`, in Unicode scalars.
  case deleteSurrounding(offset: Int, count: Int)
  /// Send a key to the client as if it had been typed.
  case forwardKey(Keysym, keycode: UInt32, isRelease: Bool)
  /// Ask the client for the text around the cursor, now and from now on.
  case requestSurroundingText
  /// Call back with `InputEvent.timer` after so many ms; starts anew if it runs already.
  case startTimer(KeyboardTimer, milliseconds: Int)
  /// Forget a timer.
  case cancelTimer(KeyboardTimer)
  /// Another locale is the current one.
  case localeChanged(LocaleIdentifier)
  /// Holding keys was switched on or off.
  case holdChanged(Bool)
  /// Open a document or page, such as with the desktop's handler.
  case openURL(String)
  /// Switch to the next of IBus's input methods.
  case nextKeyboard
  /// Open this program's preferences, or IBus's.
  case openSettings(ofSystem: Bool)
  /// An emoji was typed: it is one of the recent ones now.
  case emojiUsed(Emoji)
  /// Something is to be heard or felt; it comes last, and at most once per event.
  case feedback(KeyboardFeedback)
  /// Feedback was switched on or off.
  case feedbackChanged(Bool)
  /// An action without behaviour of its own, for the host or an extension.
  case custom(named: String)
}

extension Effect {
  var isCommit: Bool { if case .commit = self { true } else { false } }

  var isPreedit: Bool { if case .preedit = self { true } else { false } }

  /// Whether what was decided before has to be in the text first.
  var changesText: Bool {
    switch self {
    case .deleteSurrounding, .forwardKey: true
    default: false
    }
  }
}
