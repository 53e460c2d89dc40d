import ArgumentParser
import Commands
import KeyboardCore

struct ReplayCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays a recording, and shows the first answer that differs.",
    discussion: """
      A recording is what "ime-cli record" or the engine's --trace wrote, or a report with one. It is \
      played to keyboards within this program; nothing is typed anywhere. What was typed into \
      password fields is not in it, and is left out.

      The exit code is 0 if all answers are the same, else 1.

      Examples:
        ime-cli replay session.jsonl
        ime-cli replay --json session.jsonl
      """)

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let replay = Replay()
    try RecordingFile(file).forEachLine { line in
      guard let step = try replay.play(line), !step.isSame else { return }
      show(step)
      throw ExitCode.failure
    }
    guard replay.sessions > 0 else {
      throw CommandError("There is nothing to replay in \(file): no field had the focus.")
    }
    if json {
      let result: JSONValue = [
        "events": .int(replay.events), "sessions": .int(replay.sessions),
        "secret": .int(replay.secrets), "same": true,
      ]
      return print(result.pretty)
    }
    let secrets =
      replay.secrets == 0
      ? "" : "; the recording leaves out \(count(replay.secrets, "event")) in password fields"
    print(
      "All \(count(replay.events, "event")) (\(count(replay.sessions, "session"))) gave the same"
        + " answers\(secrets).")
  }

  private func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  private func show(_ difference: Replay.Step) {
    guard !json else {
      let result: JSONValue = [
        "line": .int(difference.line), "event": difference.question,
        "recorded": (try? JSONValue(parsing: difference.recorded)) ?? .null,
        "now": (try? JSONValue(parsing: difference.answer)) ?? .null, "same": false,
      ]
      return print(result.pretty)
    }
    print(
      """
      Line \(difference.line) differs:
        event     \(difference.question.compact)
        recorded  \(difference.recorded.oneLine)
        now       \(difference.answer)
      """)
  }
}
