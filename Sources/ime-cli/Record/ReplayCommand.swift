import ArgumentParser
import Commands
import EngineHost
import KeyboardCore

/// `ime-cli replay`: whether this version answers as the one did that made a recording.
struct ReplayCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays a recording, and shows the first answer that differs.",
    discussion: """
      A recording is what "ime-cli record" or the engine's --trace wrote, or a report with one. It is \
      played to keyboards within this program; nothing is typed anywhere. What was typed into \
      password fields is not in it, and is left out.

      With --bus it is then typed into fields of this program through the running IBus, at the pace \
      of the recording, and their texts are compared. There your settings apply, not those of the \
      recording.

      The exit code is 0 if all answers are the same, else 1.

      Examples:
        ime-cli replay session.jsonl
        ime-cli replay --json session.jsonl
        ime-cli replay --bus session.jsonl
      """)

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @Flag(help: "Type it through the running IBus, too.")
  var bus = false

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform() throws {
    let replay = Replay()
    let client = bus ? BusReplay() : nil
    try RecordingFile(file).forEachLine { line in
      guard let step = try replay.play(line) else { return }
      guard step.isSame else {
        tell(step)
        throw ExitCode(1)
      }
      try client?.play(step, of: replay)
    }
    guard replay.sessions > 0 else {
      throw CommandError("There is nothing to replay in \(file): no field had the focus.")
    }
    let differences = client?.finish() ?? []
    let isSame = differences.isEmpty && client?.keys ?? 0 == 0
    if json {
      tellResult(of: replay, client, differences, isSame: isSame)
    } else {
      print(
        "All \(count(replay.events, "event")) (\(count(replay.sessions, "session"))) gave the same"
          + " answers"
          + (replay.secrets == 0
            ? "."
            : "; the recording leaves out \(count(replay.secrets, "event")) in password fields."))
      if let client { tell(client, differences) }
    }
    guard isSame else { throw ExitCode(1) }
  }

  @MainActor private func tellResult(
    of replay: Replay, _ client: BusReplay?, _ differences: [BusReplay.Difference], isSame: Bool
  ) {
    var members: [JSONValue.Member] = [
      .init("events", .int(replay.events)), .init("sessions", .int(replay.sessions)),
      .init("secret", .int(replay.secrets)), .init("same", .bool(isSame)),
    ]
    if let client {
      let texts = differences.map { difference -> JSONValue in
        [
          "session": .int(difference.session), "expected": .string(difference.expected),
          "text": .string(difference.text),
        ]
      }
      members += [
        .init("keys-that-differ", .int(client.keys)), .init("texts-that-differ", .array(texts)),
        .init("left-out", .int(client.leftOut)),
      ]
    }
    print(JSONValue.object(members).pretty)
  }

  @MainActor private func tell(_ client: BusReplay, _ differences: [BusReplay.Difference]) {
    for difference in differences {
      print(
        """
        The text of session \(difference.session) differs:
          in process        \(difference.expected)
          through IBus      \(difference.text)
        """)
    }
    if client.keys > 0 { print("\(count(client.keys, "key")) gave another answer through IBus.") }
    if differences.isEmpty, client.keys == 0 { print("The same happened through IBus.") }
    if client.leftOut > 0 {
      print("Left out: \(count(client.leftOut, "event")) that a program cannot send.")
    }
  }

  /// A number of things in words.
  private func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  private func tell(_ difference: Replay.Step) {
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
        recorded  \(difference.recorded)
        now       \(difference.answer)
      """)
  }
}
