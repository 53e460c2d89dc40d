/// The purpose and hints of a text field.
public struct ContentType: Hashable, Sendable {
  /// What the field is for.
  public var purpose: ContentPurpose
  /// What the field expects of input methods.
  public var hints: ContentHints

  /// Creates a content type; by default free-form and without hints.
  public init(purpose: ContentPurpose = .freeForm, hints: ContentHints = []) {
    self.purpose = purpose
    self.hints = hints
  }

  /// Whether the field hides what is typed; the keyboard does nothing there.
  public var isSecret: Bool {
    purpose == .password || purpose == .pin || hints.contains(.hiddenText)
  }

  /// Whether what is typed may be secret even if it is shown: in private fields, and in terminals,
  /// where programs ask for passwords.
  package var isConfidential: Bool {
    isSecret || purpose == .terminal || hints.contains(.private)
  }

  /// Whether the field is for prose, which the keyboard may correct, and not for addresses, numbers
  /// or commands.
  package var isProse: Bool {
    switch purpose {
    case .terminal, .url, .email, .password, .pin, .digits, .number, .phone: false
    default: !isSecret
    }
  }
}
