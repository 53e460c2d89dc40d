/// Why holding a key, or asking for emoji, opened no list.
///
/// A reason is a code, and what it is about. Programs exchange these and each finds its own words.
/// A version may add codes; `description` shows one that it does not know as it is.
public struct HoldRefusal: Hashable, Sendable {
  /// The reason, such as `focus-changed`.
  public let code: String
  /// The purpose, text, client, rule or time in ms it is about, or `nil`.
  public let argument: String?

  /// Creates a reason.
  public init(code: String, argument: String? = nil) {
    self.code = code
    self.argument = argument
  }

  /// Holding keys is switched off.
  public static let switchedOff = Self(code: "switched-off")
  /// The field is for passwords.
  public static let secretField = Self(code: "secret-field")
  /// The key came without its place on a keyboard.
  public static let noKeycode = Self(code: "no-keycode")
  /// A key binding uses the held key.
  public static let bound = Self(code: "bound")
  /// The client cannot show text that is not final.
  public static let noPreedit = Self(code: "no-preedit")
  /// The panel, which shows lists, has quit.
  public static let noPanel = Self(code: "no-panel")
  /// The next key went down.
  public static let rollover = Self(code: "rollover")
  /// The key was tapped and then held, which repeats it.
  public static let repeating = Self(code: "repeating")
  /// Another field got the focus.
  public static let focusChanged = Self(code: "focus-changed")
  /// The client reset the input method.
  public static let reset = Self(code: "reset")
  /// The purpose of the field changed.
  public static let contentTypeChanged = Self(code: "content-type-changed")
  /// The cursor moved.
  public static let cursorMoved = Self(code: "cursor-moved")
  /// The text before the cursor does not end in the letter.
  public static let surroundingTextUnverified = Self(code: "surrounding-text-unverified")
  /// The field may be for passwords: its client has reported no text yet.
  public static let fieldUnknown = Self(code: "field-unknown")
  /// The field takes no emoji.
  public static let emojiUnwelcome = Self(code: "emoji-unwelcome")
  /// There is no emoji data.
  public static let noEmojiData = Self(code: "no-emoji-data")

  // A key that passes must not allocate memory for the label.
  private static let purposes = ContentPurpose.allCases.map {
    Self(code: "purpose", argument: $0.label)
  }

  /// Fields of this purpose get no list.
  public static func purpose(_ purpose: ContentPurpose) -> Self {
    purposes[Int(purpose.rawValue)]
  }

  /// A key that types this text has no list.
  public static func noCallouts(_ text: String) -> Self {
    Self(code: "no-callouts", argument: text)
  }

  /// A rule of the program's own keeps lists out of this client.
  public static func clientBlocked(_ client: String) -> Self {
    Self(code: "client-blocked", argument: client)
  }

  /// A rule of the user's keeps lists out.
  public static func rule(_ rule: String) -> Self { Self(code: "rule", argument: rule) }

  /// The key went up after so many ms, too early for a list.
  public static func released(after milliseconds: Int) -> Self {
    Self(code: "released", argument: "\(milliseconds)")
  }

  /// Whether the key was held, or emoji were asked for: people do not hold the keys that they type.
  var isOfHeldKey: Bool { self != .rollover && code != Self.released(after: 0).code }
}

extension HoldRefusal: CustomStringConvertible {
  /// The reason in the words of the trace.
  public var description: String {
    let argument = argument ?? ""
    return switch self {
    case .switchedOff: "hold is switched off"
    case .secretField: "secret field"
    case .noKeycode: "no keycode"
    case .bound: "holding the key is bound to something else"
    case .noPreedit: "client shows no preedit"
    case .noPanel: "nothing shows lists: the panel has ended"
    case .repeating: "tapped, then held: repeats"
    case .focusChanged: "focus changed"
    case .reset: "client reset"
    case .contentTypeChanged: "content type changed"
    case .cursorMoved: "cursor moved"
    case .surroundingTextUnverified: "surrounding text does not end in the letter"
    case .fieldUnknown: "the field has not reported its text, so it may be for passwords"
    case .emojiUnwelcome: "the field takes no emoji"
    case .noEmojiData: "no emoji data"
    case .noCallouts(argument): "no callouts for \(argument)"
    case .clientBlocked(argument): "client blocked: \(argument)"
    case .released(after: Int(argument) ?? 0): "released after \(argument) ms"
    default: argument.isEmpty ? code : "\(code) \(argument)"
    }
  }
}
