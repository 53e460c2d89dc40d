import Commands
import EngineHost
import KeyboardCore
import KeyboardLayouts

/// Takes from a recording what was typed, and keeps what happened.
///
/// Letters and digits become others of the same kind. They are played to a keyboard of this program,
/// whose answers are the new recording's, so that it can be replayed as well.
final class Redaction {
  /// How many answers do something else than those that were recorded, letters aside.
  private(set) var differences = 0
  /// The first line with such an answer, counted from 1.
  private(set) var firstDifference: Int?
  /// Whether the recording has come to an answer that this program does not give: what follows would
  /// be that of another keyboard.
  private(set) var isOver = false

  private let original = Replay()
  private let redacted = Replay()
  private var fields: [Int: RedactedField] = [:]
  private var keys: [Int: StandInKeys] = [:]

  /// Takes the next line.
  ///
  /// - Returns: The line in its place.
  /// - Throws: `CommandError` where it is not one of a recording.
  func take(_ line: String) throws -> String? {
    guard !isOver else { return nil }
    guard let step = try original.play(line) else {
      let line = Self.withoutRecentEmojis(line)
      _ = try redacted.play(line)
      return line
    }
    guard step.isSame else {
      isOver = true
      return Self.line(try redact(step), step, answer: redactedAnswer(step))
    }
    let event = try redact(step)
    let question = traceLine(
      event, time: step.time, response: Response(), isSecret: false, session: step.session)
    guard let played = try redacted.play(question.compact) else { return nil }
    fields[step.session, default: RedactedField()].take(
      step.event, step.response, redactedEvent: event, redactedResponse: played.response)
    if Self.shape(step.response) != Self.shape(played.response) {
      differences += 1
      firstDifference = firstDifference ?? step.line
    }
    return traceLine(
      event, time: step.time, response: played.response, isSecret: false, session: step.session
    ).compact
  }

  /// The event with other letters.
  private func redact(_ step: Replay.Step) throws -> InputEvent {
    guard let keyboard = redacted.keyboard(ofSession: step.session) else { return step.event }
    var keys = try keys[step.session] ?? standIns(for: keyboard)
    defer { self.keys[step.session] = keys }
    switch step.event {
    case .key(let key):
      let picks =
        key.keysym.digit != nil && fields[step.session]?.redacted.candidates != nil
      return .key(keys.key(for: key, isKept: picks || keyboard.isComposing))
    case .surroundingText(let text):
      return .surroundingText(
        fields[step.session, default: RedactedField()].text(for: text, scalar: keys.scalar))
    case .action(.character(let text)): return .action(.character(Self.text(text, keys)))
    case .flash(let text): return .flash(Self.text(text, keys))
    default: return step.event
    }
  }

  private func standIns(for keyboard: KeyboardInputController) throws -> StandInKeys {
    let layouts = XKBLayoutProvider(library: keyboard.library)
    let locale = keyboard.state.keyboardContext.locale
    guard let layout = layouts.xkbLayout(for: locale) ?? layouts.layout(named: "us") else {
      throw CommandError("There is no keyboard layout to take letters from; install xkb-data.")
    }
    let provider = keyboard.services.calloutActionProvider
    return StandInKeys(layout: layout) { provider.callouts(for: $0).count }
  }

  private static func text(_ text: String, _ keys: StandInKeys) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map(keys.scalar))
    return String(scalars)
  }

  /// The line about a beginning without the emoji used before it, which are nobody else's business.
  private static func withoutRecentEmojis(_ line: String) -> String {
    let value = try? JSONValue(parsing: line)
    let key = TraceStart.recentEmojiMember
    guard value?[key] != nil, let members = value?.object else { return line }
    return JSONValue.object(members.filter { $0.key != key }).compact
  }

  /// What an answer does, letters aside.
  private static func shape(_ response: Response) -> [JSONValue] {
    [.bool(response.isHandled)] + response.effects.map { $0.json["effect"] ?? .null }
  }

  /// An answer that this program does not give, with other letters.
  private func redactedAnswer(_ step: Replay.Step) -> JSONValue {
    let answer = (try? JSONValue(parsing: step.recorded)) ?? .null
    guard let keys = keys[step.session] else { return .null }
    return Self.redact(answer, keys)
  }

  private static func redact(_ value: JSONValue, _ keys: StandInKeys) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map { redact($0, keys) })
    case .object(let members):
      .object(
        members.map { member in
          let isKept = ["effect", "timer", "audio", "haptic", "gesture"].contains(member.key)
          return .init(member.key, isKept ? member.value : redact(member.value, keys))
        })
    // A list of emoji begins with those used before.
    case .string(let string):
      string.unicodeScalars.contains(where: \.isEmojiPart)
        ? "□" : .string(text(string, keys))
    default: value
    }
  }

  private static func line(
    _ event: InputEvent, _ step: Replay.Step, answer: JSONValue
  ) -> String {
    let line = traceLine(
      event, time: step.time, response: Response(), isSecret: false, session: step.session)
    let members = (line.object ?? []).filter { $0.key != "handled" } + (answer.object ?? [])
    return JSONValue.object(members).compact
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji or makes one, as the last of a keycap does; ❤ and ☀ are text by default.
  fileprivate var isEmojiPart: Bool {
    properties.isEmoji && !isASCII || self == "\u{20E3}"
  }
}
