/// What a text field says it is for, with IBus's values (`IBusInputPurpose`).
public enum ContentPurpose: UInt32, Sendable, CaseIterable {
  case freeForm, alpha, digits, number, phone, url, email, name, password, pin, terminal
  case date, time, dateTime

  /// Whether the field takes figures only: there is no use for letters' callouts there.
  public var isNumeric: Bool { self == .digits || self == .number || self == .phone }

  /// The purpose as the rules and the trace spell it: `terminal`, `password`, `free-form`.
  public var label: String {
    switch self {
    case .freeForm: "free-form"
    case .dateTime: "date-time"
    default: "\(self)"
    }
  }
}

/// What a text field asks of an input method, with IBus's values (`IBusInputHints`).
public struct ContentHints: OptionSet, Hashable, Sendable {
  /// The bits as IBus has them.
  public let rawValue: UInt32

  /// Creates hints from IBus's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Spelling may be checked.
  public static let spellcheck = Self(rawValue: 1 << 0)
  /// Spelling is not to be checked.
  public static let noSpellcheck = Self(rawValue: 1 << 1)
  /// Text is in lower case.
  public static let lowercase = Self(rawValue: 1 << 3)
  /// Text is in capitals.
  public static let uppercaseCharacters = Self(rawValue: 1 << 4)
  /// Words begin with a capital.
  public static let uppercaseWords = Self(rawValue: 1 << 5)
  /// Sentences begin with a capital.
  public static let uppercaseSentences = Self(rawValue: 1 << 6)
  /// Emoji are welcome.
  public static let emoji = Self(rawValue: 1 << 9)
  /// Emoji are not welcome.
  public static let noEmoji = Self(rawValue: 1 << 10)
  /// What is typed must not be remembered.
  public static let `private` = Self(rawValue: 1 << 11)
  /// What is typed is not shown (IBus 1.5.34 and later).
  public static let hiddenText = Self(rawValue: 1 << 12)
}

/// The purpose and hints of the text field that has the focus.
public struct ContentType: Hashable, Sendable {
  /// What the field is for.
  public var purpose: ContentPurpose
  /// What the field asks of input methods.
  public var hints: ContentHints

  /// Creates a content type, free-form and without hints unless said.
  public init(purpose: ContentPurpose = .freeForm, hints: ContentHints = []) {
    self.purpose = purpose
    self.hints = hints
  }

  /// Whether the field hides what is typed: the keyboard keeps out of it altogether.
  public var isSecret: Bool {
    purpose == .password || purpose == .pin || hints.contains(.hiddenText)
  }
}
