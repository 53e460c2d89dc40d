import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts

/// Replaces the letters and digits of a recording with others of the same kind.
///
/// They are played to a keyboard of this program, and its answers are recorded, so that the new
/// recording can be replayed as well.
final class Redaction {
  /// The number of answers that differ from the recorded ones in more than letters.
  private var differences = 0
  private var firstDifference: Int?
  /// Whether the recording ended, because this program gave another answer than the engine.
  private var isOver = false

  private struct Session {
    var keys: StandInKeys
    var field = RedactedField()
    /// The word that the keyboard with other letters has asked for.
    var word: String?
  }

  /// What the first line says about the new recording.
  private static let warning = """
    Letters and digits are others than those that were typed, and the emoji used before are left out. \
    What can still be guessed is in the help of "ime-cli record".
    """

  private let original = Replay()
  private let redacted = Replay()
  private var sessions: [Int: Session] = [:]

  /// Writes a recording with other letters, and reports differences on standard error.
  static func copy(_ recording: RecordingFile, to writer: TraceWriter) throws {
    let redaction = Redaction()
    try recording.forEachLine { line in
      if let line = try redaction.take(line) { writer.write(line) }
    }
    redaction.reportDifferences()
  }

  /// Takes the next line, and returns the line that replaces it.
  func take(_ line: String) throws -> String? {
    guard !isOver else { return nil }
    guard let step = try original.play(line) else {
      guard let line = Self.withoutStep(line) else { return nil }
      _ = try redacted.play(line)
      return line
    }
    let event = try redact(step)
    let question = traceLine(
      event, time: step.time, response: Response(), isSecret: false, session: step.session)
    guard step.isSame else {
      isOver = true
      let members = (question.object ?? []).filter { $0.key != "handled" }
      return JSONValue.object(members + (redactedAnswer(step).object ?? [])).compact
    }
    guard let played = try redacted.play(question.compact) else { return nil }
    for case .program(.findSpellings(let question)) in played.response.effects {
      sessions[step.session]?.word = question.word
    }
    sessions[step.session]?.field.take(
      step.event, step.response, redactedEvent: event, redactedResponse: played.response)
    if Self.shape(step.response) != Self.shape(played.response) {
      differences += 1
      firstDifference = firstDifference ?? step.line
    }
    return traceLine(
      event, time: step.time, response: played.response, isSecret: false, session: step.session
    ).compact
  }

  func reportDifferences() {
    if isOver {
      printError(
        "The recording ends where this program gives another answer than the engine did.")
    }
    guard let firstDifference else { return }
    printError(
      "\(differences) answer\(differences == 1 ? " differs" : "s differ") with other letters, first"
        + " in line \(firstDifference); check that what went wrong can still be seen.")
  }

  private func redact(_ step: Replay.Step) throws -> InputEvent {
    guard let keyboard = redacted.keyboard(ofSession: step.session) else { return step.event }
    var session = try sessions[step.session] ?? Session(keys: standIns(for: keyboard))
    defer { sessions[step.session] = session }
    switch step.event {
    case .key(let key):
      let picks = key.keysym.digit != nil && session.field.redacted.candidates != nil
      return .key(session.keys.key(for: key, isKept: picks || keyboard.isComposing))
    case .surroundingText(let text):
      return .surroundingText(session.field.text(for: text, keys: session.keys))
    case .action(.character(let text)): return .action(.character(session.keys.text(for: text)))
    case .message(let text, let milliseconds):
      return .message(session.keys.text(for: text), milliseconds: milliseconds)
    case .flash(let text): return .flash(session.keys.text(for: text))
    case .spellings(let answer):
      return .spellings(answer.mapTexts(to: session.word, session.keys.text(for:)))
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

  /// A line without a step: the first one of a session has no emoji used before it, which are
  /// private; `nil` is for an event of another version, whose letters this program cannot find.
  ///
  /// It is written anew: a file may have raw control characters where nothing reads it.
  private static func withoutStep(_ line: String) -> String? {
    guard let value = try? JSONValue(parsing: line), let members = value.object else { return nil }
    let isStep = value["session"] != nil && value["secret"] != true
    guard !isStep || TraceStart(value) != nil || TraceStart(change: value) != nil else {
      return nil
    }
    guard value["secret"] == true else {
      let kept = members.filter { $0.key != TraceStart.recentEmojiMember }
      // That of the head is about the recording as it was.
      return JSONValue.object(
        kept.map { $0.key == "warning" ? .init($0.key, .string(warning)) : $0 }
      ).compact
    }
    // Older versions reported more of a secret field, such as a word that was looked up.
    guard let event = InputEvent(value, time: 0) else {
      let kept = ["time", "session", "event", "secret", "handled"]
      return JSONValue.object(members.filter { kept.contains($0.key) }).compact
    }
    return traceLine(
      event, time: value.integer("time") ?? 0,
      response: Response(isHandled: value["handled"] == true), isSecret: true,
      session: value.integer("session")
    ).compact
  }

  /// The kinds of effects in an answer.
  private static func shape(_ response: Response) -> [JSONValue] {
    [.bool(response.isHandled)] + response.effects.map { $0.json["effect"] ?? .null }
  }

  private func redactedAnswer(_ step: Replay.Step) -> JSONValue {
    guard let answer = try? JSONValue(parsing: step.recorded),
      let keys = sessions[step.session]?.keys
    else { return .null }
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
    // A list of emoji begins with the ones used before.
    case .string(let string):
      string.unicodeScalars.contains(where: \.isEmojiPart)
        ? "□" : .string(keys.text(for: string))
    default: value
    }
  }
}

extension SpellingAnswer {
  /// The answer with other texts; the word is the one that was asked for, if that is known.
  fileprivate func mapTexts(to word: String?, _ body: (String) -> String) -> Self {
    var finding = finding
    if case .spellings(let spellings) = finding { finding = .spellings(spellings.map(body)) }
    return Self(word: word ?? body(self.word), finding: finding)
  }
}

extension Unicode.Scalar {
  /// Whether it is an emoji or part of one, such as a keycap; ❤ and ☀ are text by default.
  fileprivate var isEmojiPart: Bool { properties.isEmoji && !isASCII || self == "\u{20E3}" }
}
