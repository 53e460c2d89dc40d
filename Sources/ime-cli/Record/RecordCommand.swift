import ArgumentParser
import Commands
import GLib
import Glibc
import Hosting

struct RecordCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Records what the running engine gets and answers, until Ctrl+C.",
    discussion: """
      The file has one JSON object a line, beginning with the next text field that gets the focus. \
      "ime-cli replay" plays it. It holds what you type into every program, except in password \
      fields, and the emoji you used before, as lists of emoji begin with them. Only you can read it.

      With --redact, letters and digits are replaced by others of the same kind before they are \
      written, and the emoji you used before are left out. What stays: the length of words, \
      punctuation, composed letters, searches for emoji and the emoji you pick, keys with Control, Alt \
      or Super, names of programs, your settings, the exact times of keys, doubled letters, and whether \
      a letter is a capital or has a list. \
      Somebody who guesses a word can check the guess by that, so record no secrets. Gestures and \
      answers are those of the replaced text, so what goes wrong can still be seen.

      Examples:
        ime-cli record --allow session.jsonl
        ime-cli replay session.jsonl
        ime-cli record --redact --from session.jsonl for-others.jsonl
      """)

  @Argument(help: "The file to write.", completion: .file())
  var file: String

  @Flag(help: "Allow watching until this command ends.")
  var allow = false

  @Flag(help: "Replace the letters and digits that are typed.")
  var redact = false

  @Option(
    name: .customLong("from"),
    help: "Redact this recording instead of recording the engine; needs --redact.",
    completion: .file())
  var source: String?

  func validate() throws {
    guard source == nil || redact else {
      throw ValidationError("--from redacts a recording, so it needs --redact.")
    }
  }

  @MainActor func perform() throws {
    if let source {
      let recording = try RecordingFile(source)
      // The recording, which is the standard input now, would be emptied before it is read.
      let (old, new) = (SystemCall.status(of: "/dev/stdin"), SystemCall.status(of: file))
      guard new == nil || old?.st_ino != new?.st_ino || old?.st_dev != new?.st_dev else {
        throw CommandError("\(file) is the recording itself; choose another file.")
      }
      return try Redaction.copy(recording, to: TraceWriter(path: file, name: "recording"))
    }
    let connection = try MonitorConnection(allows: allow)
    let writer = try TraceWriter(path: file, name: "recording")
    let notice =
      redact
      ? "Recording into \(file), with other letters. Press Ctrl+C to end."
      : "Recording what you type into \(file), except in password fields. Press Ctrl+C to end."
    let redaction = redact ? Redaction() : nil
    var lines = 0
    var problem: (any Error)?
    connection.run(notice: notice, onProblem: printError) { line in
      do {
        guard let line = try redaction.map({ try $0.take(line) }) ?? line else { return }
        writer.write(line)
        lines += 1
      } catch {
        problem = error
        MainLoop.quit()
      }
    }
    redaction?.reportDifferences()
    if let problem { throw problem }
    printError("Recorded \(lines) line\(lines == 1 ? "" : "s").")
  }
}
