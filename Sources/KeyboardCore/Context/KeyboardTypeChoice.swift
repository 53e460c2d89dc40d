/// What the keys stand for: what the user has chosen, or else what suits the field.
///
/// The case that comes automatically is kept apart, so that it is not taken for a choice.
struct KeyboardTypeChoice {
  private enum Choice {
    /// What suits the field.
    case suitable
    /// What was chosen, until the field changes.
    case chosen(KeyboardType)
    /// What was chosen for the next letter key alone.
    case once(KeyboardType)
  }

  /// Whether the list of emoji is open.
  var isEmoji = false

  private var choice = Choice.suitable
  /// The case that the keyboard chooses for the next letter, or `nil` where it chooses none.
  private var automaticCase: KeyboardType.Case?

  /// Whether the user has switched to another type than that of the field.
  var isChosen: Bool { if case .suitable = choice { false } else { true } }

  /// Whether the choice is for one key only.
  var isOnce: Bool { if case .once = choice { true } else { false } }

  /// What the keys stand for in a field.
  func type(in contentType: ContentType) -> KeyboardType {
    if isEmoji { return .emojis }
    let type: KeyboardType =
      switch choice {
      case .suitable: KeyboardType(for: contentType)
      case .chosen(let type), .once(let type): type
      }
    guard let automaticCase, case .alphabetic(let casing) = type, casing != .capsLocked else {
      return type
    }
    return .alphabetic(automaticCase)
  }

  /// Switches to a type; that of the field is no choice.
  mutating func choose(_ type: KeyboardType, in contentType: ContentType, once: Bool = false) {
    automaticCase = nil
    if type == KeyboardType(for: contentType) {
      choice = .suitable
    } else {
      choice = once ? .once(type) : .chosen(type)
    }
  }

  /// Takes the case that the keyboard chooses for the next letter, if it chooses one.
  ///
  /// It takes the place of a case that was chosen for a field of letters.
  mutating func followCase(_ casing: KeyboardType.Case?, in contentType: ContentType) {
    automaticCase = casing
    guard casing != nil, case .chosen(.alphabetic(let chosen)) = choice, chosen != .capsLocked,
      case .alphabetic = KeyboardType(for: contentType)
    else { return }
    choice = .suitable
  }

  /// Goes back to the type that suits the field.
  mutating func reset() {
    choice = .suitable
    automaticCase = nil
  }
}
