/// Everything that can reach the keyboard from outside.
///
/// Later versions may add cases.
public enum InputEvent: Hashable, Sendable {
  /// A key went down or up.
  case key(KeyEvent)
  /// A timer that an effect started has run out; the time is that of the clock of the keys.
  case timer(KeyboardTimer, time: Milliseconds)
  /// A text field got the focus. `client` is the name IBus gives, such as `gtk3-im:gedit`, `xim`, or "".
  case focusIn(client: String)
  /// The field lost the focus; the client or IBus has committed whatever was shown as preedit.
  case focusOut
  /// The client has reset its input, for example because the caret was moved; the preedit is
  /// committed already.
  case reset
  /// The field reports what it is for.
  case contentType(ContentType)
  /// The client reports what it can do.
  case capabilities(ClientCapabilities)
  /// Another program has the focus, by the desktop's name for it, such as `org.kde.konsole` or
  /// `XTerm`; `nil` if that is not known.
  case program(String?)
  /// The client reports the text around the cursor.
  case surroundingText(SurroundingText)
  /// The desktop's panel, which shows lists, has appeared or disappeared.
  case panel(isThere: Bool)
  /// An entry of the list was clicked: its index on the page shown, or in the whole list if the
  /// client's on-screen keyboard shows that.
  case candidateClicked(Int)
  /// The list's previous-page button, or the mouse wheel.
  case pageUp
  /// The list's next-page button, or the mouse wheel.
  case pageDown
  /// The panel asks for the previous entry.
  case cursorUp
  /// The panel asks for the next entry.
  case cursorDown
  /// An action was chosen, but not with a key: for example in the panel's menu.
  case action(KeyboardAction)
  /// A key that is drawn on a screen goes down or up, or was held for the hold delay, which opens its
  /// list.
  case gesture(KeyboardGesture, KeyboardAction)
  /// The session has these keyboard layouts, or another one of them is in use.
  case layouts(SessionLayouts)
  /// A locale was chosen, for example in the panel's menu.
  case selectLocale(LocaleIdentifier)
  /// Holding keys was switched on or off, for example in the panel's menu.
  case setHold(Bool)
  /// Feedback was switched on or off, for example in the panel's menu.
  case setFeedback(Bool)
  /// The host shows the user a sentence for this many milliseconds.
  case message(String, milliseconds: Int)
  /// The host shows a text for a moment as visible feedback, if the line for it is free.
  case flash(String)
  /// The host has looked up the word of `Effect.findSpellings`.
  case spellings(SpellingAnswer)
  /// The host answers `KeyboardInputController.onRequest`.
  case requested

  /// When it happened, for events that contain their time.
  var time: Milliseconds? {
    switch self {
    case .key(let key): key.time
    case .timer(_, let time): time
    default: nil
    }
  }
}
