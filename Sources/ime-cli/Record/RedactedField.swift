import KeyboardCore

/// A text field twice: as it was, and as it is with other letters.
struct RedactedField {
  /// The field as it was.
  private var original = SimulatedClient(capabilities: [])
  /// The field with other letters.
  private(set) var redacted = SimulatedClient(capabilities: [])
  /// What both were lately: a program may tell a text that is not its newest one.
  private var history: [(original: String, redacted: String)] = []

  /// So many texts may be on their way.
  private static let longestHistory = 16

  /// Something happened, here and there.
  mutating func take(
    _ event: InputEvent, _ response: Response, redactedEvent: InputEvent,
    redactedResponse: Response
  ) {
    Self.take(event, response, in: &original)
    Self.take(redactedEvent, redactedResponse, in: &redacted)
    remember()
  }

  /// The text to be told in place of one that the program tells.
  mutating func text(for told: SurroundingText, keys: StandInKeys) -> SurroundingText {
    var result = told
    if let known = history.last(where: { $0.original == told.text }) {
      result.text = known.redacted
      return result
    }
    result.text = aligned(told.text, keys)
    original.replaceText(told.text, cursor: told.cursor)
    redacted.replaceText(result.text, cursor: told.cursor)
    remember()
    return result
  }

  /// What the text has in common with what is known, at its beginning and end, is known with other
  /// letters as well.
  private func aligned(_ text: String, _ keys: StandInKeys) -> String {
    let (told, known) = (text.unicodeScalars, original.text.unicodeScalars)
    let other = redacted.text.unicodeScalars
    guard known.count == other.count else { return keys.text(for: text) }
    let start = zip(told, known).prefix { $0 == $1 }.count
    let rest = min(told.count, known.count) - start
    let end = zip(told.reversed(), known.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return String(other.prefix(start))
      + keys.text(for: String(told.dropFirst(start).dropLast(end))) + String(other.suffix(end))
  }

  private static func take(
    _ event: InputEvent, _ response: Response, in field: inout SimulatedClient
  ) {
    switch event {
    case .focusIn, .focusOut, .reset: field.commitPreedit()
    default: break
    }
    for effect in response.effects { field.apply(effect) }
    if case .key(let key) = event, !response.isHandled { field.type(key) }
  }

  private mutating func remember() {
    history.append((original.text, redacted.text))
    if history.count > Self.longestHistory { history.removeFirst() }
  }
}
