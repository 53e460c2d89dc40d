/// Why holding a key, or asking for accents or emoji, opened no list.
///
/// Programs exchange codes and choose their own words. Later versions may add codes.
public struct HoldRefusal: Hashable, Sendable {
  /// The reason, such as `focus-changed`.
  public let code: String
  /// The purpose, text, client, rule, locale, or time in milliseconds that is the reason, or `nil`.
  public let argument: String?

  package init(code: String, argument: String? = nil) {
    self.code = code
    self.argument = argument
  }

  package static let switchedOff = Self(code: "switched-off")
  package static let secretField = Self(code: "secret-field")
  package static let noKeycode = Self(code: "no-keycode")
  package static let bound = Self(code: "bound")
  package static let noPreedit = Self(code: "no-preedit")
  package static let noPanel = Self(code: "no-panel")
  package static let rollover = Self(code: "rollover")
  package static let repeating = Self(code: "repeating")
  /// The list opened and closed again.
  package static let heldOn = Self(code: "held-on")
  package static let focusChanged = Self(code: "focus-changed")
  package static let reset = Self(code: "reset")
  package static let contentTypeChanged = Self(code: "content-type-changed")
  package static let cursorMoved = Self(code: "cursor-moved")
  package static let surroundingTextUnverified = Self(code: "surrounding-text-unverified")
  package static let fieldUnknown = Self(code: "field-unknown")
  package static let emojiUnwelcome = Self(code: "emoji-unwelcome")
  package static let noEmojiData = Self(code: "no-emoji-data")

  // Requests for accents.
  /// The letter before the cursor is not known.
  package static let noLetter = Self(code: "no-letter")
  /// The word before the cursor is not known, or cannot be replaced.
  package static let noWord = Self(code: "no-word")
  /// The library that reads dictionaries is not installed.
  package static let noSpellingLibrary = Self(code: "no-spelling-library")

  /// Dictionaries have no spelling of the word with accents; "" stands for a word that may be secret.
  package static func noSpelling(_ word: String) -> Self {
    Self(code: "no-spelling", argument: word)
  }

  /// There is no dictionary of a language.
  package static func noDictionary(_ locale: LocaleIdentifier) -> Self {
    Self(code: "no-dictionary", argument: locale.rawValue)
  }

  // Keys that pass to the client must not allocate memory for a label.
  private static let purposes = ContentPurpose.allCases.map {
    Self(code: "purpose", argument: $0.label)
  }

  package static func purpose(_ purpose: ContentPurpose) -> Self {
    purposes[Int(purpose.rawValue)]
  }

  package static func noCallouts(_ text: String) -> Self {
    Self(code: "no-callouts", argument: text)
  }

  package static func clientBlocked(_ client: String) -> Self {
    Self(code: "client-blocked", argument: client)
  }

  package static func rule(_ rule: String) -> Self { Self(code: "rule", argument: rule) }

  /// The key went up after this time, too early for a list.
  package static func released(after milliseconds: Milliseconds) -> Self {
    Self(code: "released", argument: "\(milliseconds)")
  }

  /// Whether the key was really held, or emoji were requested, and not simply typed.
  var isOfHeldKey: Bool { self != .rollover && code != Self.released(after: 0).code }
}

extension HoldRefusal: CustomStringConvertible {
  /// The reason in the words of traces.
  public var description: String {
    let argument = argument ?? ""
    return switch self {
    case .switchedOff: "hold is switched off"
    case .secretField: "secret field"
    case .noKeycode: "no keycode"
    case .bound: "holding the key is bound to something else"
    case .noPreedit: "client shows no preedit"
    case .noPanel: "nothing shows lists: the panel has quit"
    case .repeating: "tapped, then held: repeats"
    case .heldOn: "held on, or 🔁 picked: repeats"
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
