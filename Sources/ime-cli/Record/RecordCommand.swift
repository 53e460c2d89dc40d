import ArgumentParser
import EngineHost
import GLib
import Glibc
import KeyboardCore

/// `ime-cli record`: a recording of the running engine.
struct RecordCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records what the running engine is told and answers, until Ctrl+C.",
    discussion: """
      The file has one JSON object a line, from the next text field on that gets the focus. \
      "ime-cli replay" plays it. It holds what is typed into every program, but nothing of password \
      fields; only you may read it.

      With --redact, letters and digits are others of the same kind, before they are written. What \
      stays: how long words are, punctuation, what is composed, searches for emoji, emoji, names of \
      programs, and your settings. Times, gestures and answers are those of such a text, so that \
      what goes wrong can be seen all the same.

      Examples:
        ime-cli record --allow session.jsonl
        ime-cli replay session.jsonl
        ime-cli record --redact --from session.jsonl for-others.jsonl
      """)

  @Argument(help: "The file to write.", completion: .file())
  var file: String

  @Flag(help: "Allow it until this command ends.")
  var allow = false

  @Flag(help: "Put other letters and digits in the place of those that are typed.")
  var redact = false

  @Option(
    name: .customLong("from"),
    help: "A recording to take, in place of the running engine; needs --redact.",
    completion: .file())
  var source: String?

  func validate() throws {
    guard source == nil || redact else {
      throw ValidationError("--from takes a recording that there is, so it needs --redact.")
    }
  }

  @MainActor func perform() throws {
    if let source { return try redact(RecordingFile(source)) }
    let connection = try MonitorConnection(allows: allow)
    let writer = try TraceWriter(path: file)
    printError(
      redact
        ? "Keys go into \(file) with other letters. Ctrl+C ends it."
        : "What is typed goes into \(file), except in password fields. Ctrl+C ends it.")
    let redaction = redact ? Redaction() : nil
    var lines = 0
    var problem: (any Error)?
    connection.run { line in
      do {
        guard let line = try redaction.map({ try $0.take(line) }) ?? line else { return }
        writer.write(line)
        lines += 1
      } catch {
        problem = error
        MainLoop.quit()
      }
    }
    redaction?.tellDifferences()
    if let problem { throw problem }
    printError("\(lines) lines were recorded.")
  }

  /// Redacts a recording that there is.
  @MainActor private func redact(_ recording: RecordingFile) throws {
    let writer = try TraceWriter(path: file)
    let redaction = Redaction()
    try recording.forEachLine { line in
      if let line = try redaction.take(line) { writer.write(line) }
    }
    redaction.tellDifferences()
  }
}

extension Redaction {
  /// Says what is other than it was.
  func tellDifferences() {
    if isOver {
      printError(
        "The recording ends where this program answers otherwise than the engine did.")
    }
    guard let firstDifference else { return }
    printError(
      "\(differences) answers do something else with other letters, first in line"
        + " \(firstDifference); see whether what went wrong can still be seen.")
  }
}
