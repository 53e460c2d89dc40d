import Commands
import Hosting
import IBus
import KeyboardCore

/// Plays a recording to keyboards of this program, and compares their answers.
final class Replay {
  struct Step {
    /// The line of the recording, counted from 1.
    var line: Int
    var session: Int
    var event: InputEvent
    /// The time of the event, in ms.
    var time: Int
    var question: JSONValue
    /// The recorded answer, as JSON.
    var recorded: String
    var response: Response
    var answer: String
    /// Whether both answers are the same, or the recording lacks what this one depends on.
    var isSame: Bool
  }

  private(set) var events = 0
  /// The number of events of secret fields, which are left out.
  private(set) var secrets = 0
  var sessions: Int { keyboards.count }

  let factory = KeyboardFactory(wanted: [])
  private var keyboards: [Int: KeyboardInputController] = [:]
  private var line = 0
  private var certainties: [Int: ReplayCertainty] = [:]

  func keyboard(ofSession session: Int) -> KeyboardInputController? { keyboards[session] }

  /// Plays the next line; returns `nil` for a line without an event, or of a secret field.
  func play(_ text: String) throws -> Step? {
    line += 1
    guard !text.isEmpty else { return nil }
    let (question, oldAnswer) = Self.split(text)
    guard let recorded = try? JSONValue(parsing: question) else {
      throw CommandError("The recording is damaged: line \(line) is not JSON.")
    }
    guard let session = recorded.integer("session") else {
      try checkHead(recorded)
      return nil
    }
    let time = recorded.integer("time") ?? 0
    if let start = TraceStart(recorded) {
      try begin(session, start)
      return nil
    }
    guard let keyboard = keyboards[session] else {
      throw CommandError(
        "The recording is damaged: session \(session) in line \(line) was never started.")
    }
    if let change = TraceStart(change: recorded) {
      try apply(change, to: keyboard)
      return nil
    }
    let isSecret = recorded["secret"] == true
    // A key that goes up in an ordinary field may have gone down in a secret one, and changes nothing.
    if isSecret, recorded["event"] != "release" {
      secrets += 1
      certainties[session, default: .init()].leaveOut()
    }
    guard let event = InputEvent(recorded, time: time) else { return nil }
    if !isSecret { events += 1 }
    let isAtRest = keyboard.isAtRest
    let response = keyboard.handle(event, at: time)
    for case .program(.emojiUsed(let emoji)) in response.effects {
      factory.emojiStore.register(emoji)
    }
    let isCertain = certainties[session, default: .init()].follow(event, isAtRest: isAtRest)
    if isSecret { return nil }
    let answer = response.json().compact
    return Step(
      line: line, session: session, event: event, time: time, question: recorded,
      recorded: oldAnswer, response: response, answer: answer,
      isSame: oldAnswer == answer || !isCertain)
  }

  /// Checks a line without a session: it is the head, or reports that lines were lost.
  private func checkHead(_ recorded: JSONValue) throws {
    if recorded["lost"] != nil {
      throw CommandError(
        "The recording has a gap at line \(line), because recording could not keep up.")
    }
    guard line == 1, recorded["trace"] != nil else {
      throw CommandError("The recording is damaged: line \(line) belongs to no session.")
    }
  }

  private func begin(_ session: Int, _ start: TraceStart) throws {
    factory.emojiStore.begin(with: start.recentEmojis)
    factory.emojiStore.shownCharacters = start.shownCharacters
    var settings = try SettingsStore(overrides: start.settings, stored: nil).read()
    settings.currentLocale = start.locale
    let keyboard = factory.makeController(settings: settings.ofEngine(start.engine))
    keyboard.recordsNotes = true
    keyboard.clientQuirks = start.quirks
    keyboard.accessibility = start.accessibility
    keyboard.resume(start.script, isLocaleChosen: start.isLocaleChosen)
    _ = keyboard.handle(.capabilities(start.capabilities))
    _ = keyboard.handle(.contentType(start.contentType))
    if !start.hasPanel { _ = keyboard.handle(.panel(isThere: false)) }
    keyboards[session] = keyboard
  }

  private func apply(_ change: TraceStart, to keyboard: KeyboardInputController) throws {
    let settings = try SettingsStore(overrides: change.settings, stored: nil).read()
    factory.emojiStore.shownCharacters = change.shownCharacters
    // A redacted recording has none.
    if !change.recentEmojis.emojis().isEmpty {
      factory.emojiStore.begin(with: change.recentEmojis)
    }
    if factory.read(settings.locales) { keyboard.library = factory.library }
    keyboard.settings = settings.ofEngine(change.engine)
    keyboard.clientQuirks = change.quirks
    keyboard.accessibility = change.accessibility
  }

  /// A line's event and its answer, each as JSON; the answer is not parsed, which would take time.
  ///
  /// Inside a string, the mark would have its quotation marks escaped.
  private nonisolated static func split(_ text: String) -> (question: String, answer: String) {
    let mark = Array(#","handled":"#.utf8)
    var bytes = Array(text.utf8)
    // The standard library's search takes far longer.
    var place = 0
    while place < bytes.count, bytes[place] != mark[0] || !bytes[place...].starts(with: mark) {
      place += 1
    }
    guard place < bytes.count else { return (text, "") }
    bytes[place] = UInt8(ascii: "{")
    let answer = String(decoding: bytes[place...], as: UTF8.self)
    bytes[place] = UInt8(ascii: "}")
    return (String(decoding: bytes[...place], as: UTF8.self), answer)
  }
}

extension KeyboardSettings {
  /// The settings for an engine: its own locale comes first.
  fileprivate func ofEngine(_ name: String) -> Self {
    EngineCatalogue.locale(ofEngine: name).map(beginning(with:)) ?? self
  }
}
