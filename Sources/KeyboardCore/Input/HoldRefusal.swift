/// Why holding a key, or asking for emoji, opened no list.
public enum HoldRefusal: Hashable, Sendable, CustomStringConvertible {
  case switchedOff
  case secretField
  case purpose(ContentPurpose)
  case noCallouts(String)
  case noKeycode
  case bound
  case noPreedit
  case noPanel
  case clientBlocked(String)
  case rule(String)
  case rollover
  case released(after: Int)
  case repeating
  case focusChanged
  case reset
  case contentTypeChanged
  case cursorMoved
  case surroundingTextUnverified
  case fieldUnknown
  case emojiUnwelcome
  case noEmojiData

  /// The reason in the words of the trace.
  public var description: String {
    switch self {
    case .switchedOff: "hold is switched off"
    case .secretField: "secret field"
    case .purpose(let purpose): "purpose \(purpose.label)"
    case .noCallouts(let text): "no callouts for \(text)"
    case .noKeycode: "no keycode"
    case .bound: "holding the key is bound to something else"
    case .noPreedit: "client shows no preedit"
    case .noPanel: "nothing shows lists: the panel has ended"
    case .clientBlocked(let client): "client blocked: \(client)"
    case .rule(let rule): "rule \(rule)"
    case .rollover: "rollover"
    case .released(let duration): "released after \(duration) ms"
    case .repeating: "tapped, then held: repeats"
    case .focusChanged: "focus changed"
    case .reset: "client reset"
    case .contentTypeChanged: "content type changed"
    case .cursorMoved: "cursor moved"
    case .surroundingTextUnverified: "surrounding text does not end in the letter"
    case .fieldUnknown: "the field has not told its text, so it may be for passwords"
    case .emojiUnwelcome: "the field wants no emoji"
    case .noEmojiData: "no emoji data"
    }
  }
}
