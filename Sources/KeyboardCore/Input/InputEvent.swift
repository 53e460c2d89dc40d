/// Everything that can reach the keyboard from outside.
public enum InputEvent: Hashable, Sendable {
  /// A key went down or up.
  case key(KeyEvent)
  /// A timer that an effect started has run out; the time is that of the clock of the keys, in ms.
  case timer(KeyboardTimer, time: Int)
  /// A text field got the focus. `client` is the name IBus gives, such as `gtk3-im:gedit`, `xim`, or "".
  case focusIn(client: String)
  /// The focus went away; whatever was shown as preedit has been committed by the client or by IBus.
  case focusOut
  /// The client starts over, as when the caret was moved; the preedit is committed already.
  case reset
  /// The field tells or changes what it is for.
  case contentType(ContentType)
  /// The client tells what it can do.
  case capabilities(ClientCapabilities)
  /// The client tells the text around the cursor.
  case surroundingText(SurroundingText)
  /// An entry of the list was clicked: its index on the page shown, or in the whole list where the
  /// client's on-screen keyboard shows it.
  case candidateClicked(Int)
  /// The list's previous-page button, or the mouse wheel.
  case pageUp
  /// The list's next-page button, or the mouse wheel.
  case pageDown
  /// The panel asks for the previous entry.
  case cursorUp
  /// The panel asks for the next entry.
  case cursorDown
  /// An action was chosen elsewhere than on a key, such as in the panel's menu.
  case action(KeyboardAction)
  /// A locale was chosen, such as in the panel's menu.
  case selectLocale(LocaleIdentifier)
  /// Holding keys was switched on or off, such as in the panel's menu.
  case setHold(Bool)
  /// Feedback was switched on or off, such as in the panel's menu.
  case setFeedback(Bool)
  /// Feedback is to be seen: a text to show for a moment, where the line it is shown in is free.
  case flash(String)
  /// Something was asked of the keyboard outside of an event: see `KeyboardInputController.onRequest`.
  case requested

  /// When it happened, for events that say so themselves.
  var time: Int? {
    switch self {
    case .key(let key): key.time
    case .timer(_, let time): time
    default: nil
    }
  }
}
