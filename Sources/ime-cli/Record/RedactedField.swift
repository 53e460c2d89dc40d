import KeyboardCore

/// A text field with its original text and with other letters.
struct RedactedField {
  private var original = SimulatedClient(capabilities: [])
  private(set) var redacted = SimulatedClient(capabilities: [])
  /// The last texts of both: a program may report a text that is not its newest one.
  private var history: [(original: String, redacted: String)] = []

  /// The greatest number of texts that can be on their way.
  private static let longestHistory = 16

  /// Takes an event and its answer, as they were and with other letters.
  mutating func take(
    _ event: InputEvent, _ response: Response, redactedEvent: InputEvent,
    redactedResponse: Response
  ) {
    Self.take(event, response, in: &original)
    Self.take(redactedEvent, redactedResponse, in: &redacted)
    remember()
  }

  /// The text that replaces one that the program reports, with the same cursor.
  mutating func text(for reported: SurroundingText, keys: StandInKeys) -> SurroundingText {
    var result = reported
    if let known = history.last(where: { $0.original == reported.text }) {
      result.text = known.redacted
      return result
    }
    result.text = aligned(reported.text, keys)
    original.replaceText(reported.text, cursor: reported.cursor)
    redacted.replaceText(result.text, cursor: reported.cursor)
    remember()
    return result
  }

  /// Replaces a text; the beginning and end that it shares with the known text keep their
  /// replacements.
  private func aligned(_ text: String, _ keys: StandInKeys) -> String {
    let (reported, known) = (text.unicodeScalars, original.text.unicodeScalars)
    let other = redacted.text.unicodeScalars
    guard known.count == other.count else { return keys.text(for: text) }
    let start = zip(reported, known).prefix { $0 == $1 }.count
    let rest = min(reported.count, known.count) - start
    let end = zip(reported.reversed(), known.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return String(other.prefix(start))
      + keys.text(for: String(reported.dropFirst(start).dropLast(end))) + String(other.suffix(end))
  }

  private static func take(
    _ event: InputEvent, _ response: Response, in field: inout SimulatedClient
  ) {
    switch event {
    case .focusIn, .focusOut, .reset: field.commitPreedit()
    default: break
    }
    for case .field(let effect) in response.effects { field.apply(effect) }
    if case .key(let key) = event, !response.isHandled { field.type(key) }
  }

  private mutating func remember() {
    history = history.suffix(Self.longestHistory - 1) + [(original.text, redacted.text)]
  }
}
