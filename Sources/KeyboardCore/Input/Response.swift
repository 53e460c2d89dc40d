/// The keyboard's answer to one event.
public struct Response: Hashable, Sendable {
  /// Whether the key was used up; if not, the client does with it what it would by itself.
  public var isHandled: Bool
  /// What the host has to do, in this order.
  public var effects: [Effect]
  /// What happened on the way, for a trace; empty unless the controller records it.
  public var notes: [Note]

  /// Creates a response.
  public init(isHandled: Bool = false, effects: [Effect] = [], notes: [Note] = []) {
    self.isHandled = isHandled
    self.effects = effects
    self.notes = notes
  }

  /// One step on the way from an event to its effects.
  public enum Note: Hashable, Sendable {
    /// The gesture that was recognised and the action it was made on.
    case gesture(KeyboardGesture, KeyboardAction)
    /// Why a list was not opened.
    case noList(HoldRefusal)
  }
}

/// Why holding a key, or asking for emoji, opened no list.
public enum HoldRefusal: Hashable, Sendable, CustomStringConvertible {
  case switchedOff
  case secretField
  case purpose(ContentPurpose)
  case noCallouts(String)
  case noKeycode
  case bound
  case noPreedit
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
    case .emojiUnwelcome: "the field wants no emoji"
    case .noEmojiData: "no emoji data"
    }
  }
}
