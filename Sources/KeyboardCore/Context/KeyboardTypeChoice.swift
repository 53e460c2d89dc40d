/// The keyboard type: the user's choice, or else the type that suits the field.
///
/// The automatic case is separate, so that it is not mistaken for a choice.
struct KeyboardTypeChoice {
  private enum Choice {
    /// The type that suits the field.
    case suitable
    /// A type until the field changes.
    case chosen(KeyboardType)
  }

  /// Whether the list of emoji is open.
  var isEmoji = false

  private var choice = Choice.suitable
  /// The case that the keyboard chooses for the next letter, if any.
  private var automaticCase: KeyboardType.Case?

  /// Whether the user has switched to a type that differs from the field's.
  var isChosen: Bool { if case .suitable = choice { false } else { true } }

  /// The keyboard type in a field.
  func type(in contentType: ContentType) -> KeyboardType {
    if isEmoji { return .emojis }
    let type: KeyboardType =
      switch choice {
      case .suitable: KeyboardType(for: contentType)
      case .chosen(let type): type
      }
    guard let automaticCase, case .alphabetic(let casing) = type, casing != .capsLocked else {
      return type
    }
    return .alphabetic(automaticCase)
  }

  /// Switches to a type; the type that suits the field is not a choice.
  mutating func choose(_ type: KeyboardType, in contentType: ContentType) {
    automaticCase = nil
    choice = type == KeyboardType(for: contentType) ? .suitable : .chosen(type)
  }

  /// Sets the case that the keyboard chooses for the next letter, if any, in place of a case that
  /// the user chose.
  mutating func followCase(_ casing: KeyboardType.Case?, in contentType: ContentType) {
    automaticCase = casing
    guard casing != nil, case .chosen(.alphabetic(let chosen)) = choice, chosen != .capsLocked,
      case .alphabetic = KeyboardType(for: contentType)
    else { return }
    choice = .suitable
  }

  /// Returns to the type that suits the field.
  mutating func reset() {
    choice = .suitable
    automaticCase = nil
  }
}
