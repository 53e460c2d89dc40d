/// The keyboard type: the user's choice, or else the type that suits the field.
///
/// The automatic case is separate, so that it is not mistaken for a choice.
struct KeyboardTypeChoice {
  private enum Choice {
    /// The type that suits the field.
    case suitable
    /// A type until the field changes; a case until a letter is typed.
    case chosen(KeyboardType)
  }

  /// Whether the list of emoji is open.
  var isEmoji = false

  private var choice = Choice.suitable
  /// The case that the keyboard chooses for the next letter, if any.
  private var automaticCase: KeyboardType.Case?

  /// Whether the user has switched to a type that differs from the field's, and not only to a small
  /// letter where a capital was due.
  func isChosen(in contentType: ContentType) -> Bool {
    guard case .chosen(let type) = choice else { return false }
    return type != KeyboardType(for: contentType)
  }

  /// The keyboard type in a field.
  func type(in contentType: ContentType) -> KeyboardType {
    if isEmoji { return .emojis }
    if case .chosen(let type) = choice { return type }
    return suitable(in: contentType)
  }

  /// The type that suits a field, in the case that the keyboard chooses.
  func suitable(in contentType: ContentType) -> KeyboardType {
    let type = KeyboardType(for: contentType)
    guard let automaticCase, case .alphabetic = type else { return type }
    return .alphabetic(automaticCase)
  }

  /// Switches to a type; the type that suits the field is not a choice.
  mutating func choose(_ type: KeyboardType, in contentType: ContentType) {
    var type = type
    if type == .alphabetic(.auto) {
      let suitable = suitable(in: contentType)
      type = if case .alphabetic = suitable { suitable } else { .alphabetic(.lowercased) }
    }
    choice = type == suitable(in: contentType) ? .suitable : .chosen(type)
  }

  /// Sets the case that the keyboard chooses for the next letter, if any; somebody's choice of the same
  /// case is one no more.
  mutating func follow(_ casing: KeyboardType.Case?, in contentType: ContentType) {
    // Behaviours answer with locked capitals while they are locked: those stay a choice, and end with the
    // field.
    if case .chosen(.alphabetic(.capsLocked)) = choice { return }
    automaticCase = casing
    if case .chosen(let type) = choice { choose(type, in: contentType) }
  }

  /// Returns to the type that suits the field; the case follows at the end of the event.
  mutating func reset() { choice = .suitable }
}
