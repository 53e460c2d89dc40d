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

  /// Whether text in the field is prose, which may be touched: no address, number or command.
  public var isProse: Bool {
    switch purpose {
    case .terminal, .url, .email, .password, .pin, .digits, .number, .phone: false
    default: !isSecret
    }
  }
}
