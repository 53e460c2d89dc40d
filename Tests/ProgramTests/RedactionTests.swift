import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli record --redact` and `ime-cli report`.
  @Suite @MainActor struct RedactionTests {
    /// Types words with picks, letters that overlap, a sequence that is composed, and an emoji.
    ///
    /// No other key is down for as long as the hold takes, even on a busy machine: a digit would
    /// pick from the list of its stand-in, which may be longer.
    private func trace(_ session: BareSession) throws -> URL {
      let file = try session.startTracedEngine(holdDelay: 700)
      let client = try session.openClient(engine: "callout:fr")
      try client.open(.full)
      try client.perform(
        .text("rendezvous a ") + .pick(2, of: "m", after: 800) + .text("idi 1789 "))
      try client.perform([.down("l"), .down("e"), .up("l"), .up("e")] + .text("ttre "))
      try client.perform(.hold("o", for: 800) + .tap(.escape) + .tap("q", for: 900))
      try client.open(.bare)
      try client.perform(.pick(1, of: "a", after: 800) + .text("zygomatique"))
      try client.open(.full)
      try client.choose("emoji", isOn: true)
      try client.perform(.text("cat") + .tap(.digit(1)) + [.wait(100)] + .text("fini"))
      return file
    }

    /// The text that the keys of a recording type, and the text that the program reports.
    private func typed(_ recording: String) -> String {
      let text = /"event":"press".*"text":"(.)"/
      let told = /"event":"surrounding-text","text":"([^"]*)"/
      let lines = recording.split(separator: "\n")
      return lines.compactMap { try? text.firstMatch(in: $0)?.1 }.joined()
        + lines.compactMap { try? told.firstMatch(in: $0)?.1 }.joined(separator: " ")
    }

    /// The lines up to one, counted from 1.
    private static func lines(_ text: String, to last: Int) -> String {
      text.split(separator: "\n").prefix(last).suffix(8).joined(separator: "\n")
    }

    private func run(_ arguments: String...) throws -> Outcome {
      try Outcome(Programs.cli(), arguments)
    }

    @Test func `a redacted recording or report has no typed word, and replays the same`() throws {
      let session = try BareSession.started()
      let file = try trace(session)
      let plain = try String(contentsOf: file, encoding: .utf8)
      let redacted = session.folder.appending(path: "home/redacted")
      let outcome = try run("record", "--redact", "--from", file.path, redacted.path)
      let text = try String(contentsOf: redacted, encoding: .utf8)
      let differing = outcome.errors.firstMatch(of: /line ([0-9]+)/).flatMap { Int($0.1) }
      let around = differing.map { [Self.lines(plain, to: $0), Self.lines(text, to: $0)] } ?? []
      #expect(
        outcome.status == 0 && outcome.errors.isEmpty,
        "\(outcome.errors) \(around.joined(separator: "\n\n"))")
      #expect(text.split(separator: "\n").count == plain.split(separator: "\n").count)
      for word in ["rendezvous", "1789", "ttre", "zygomatique", "fini"] {
        #expect(typed(plain).contains(word), "\(word) is not in the recording")
        #expect(!typed(text).contains(word), "\(word)")
      }
      #expect(text.contains("🐈") || text.contains("🐱"), "an emoji stays")
      let replay = try run("replay", redacted.path)
      #expect(replay.status == 0, "\(replay.output) \(replay.errors)")
      try expectDifference(file, session)
      try expectNoSpellings(file, session)
      try expectReport(of: file, session)
    }

    /// Expects a redacted recording to differ at the same line as the recording.
    private func expectDifference(_ file: URL, _ session: BareSession) throws {
      var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let place = try #require(lines.lastIndex { $0.contains(#""effect":"commit""#) })
      lines[place] = Substring(
        lines[place].replacing(#""effect":"commit""#, with: #""effect":"lost""#))
      let changed = try session.write(lines.joined(separator: "\n"), to: "home/changed")
      let redacted = session.folder.appending(path: "home/redacted-change")
      let outcome = try run("record", "--redact", "--from", changed.path, redacted.path)
      #expect(outcome.errors.contains("ends where this program gives another answer"))
      let replay = try run("replay", redacted.path)
      #expect(replay.status == 1 && replay.output.hasPrefix("Line \(place + 1) differs"))
    }

    @Test func `keys without a press, and events of another version, are not in a report`() throws {
      let session = try BareSession.started()
      let file = try session.startTracedEngine(holdDelay: 700)
      let client = try session.openClient(engine: "callout:fr")
      try client.open(.full)
      try client.perform(.text("ab"))
      let plain = try String(contentsOf: file, encoding: .utf8)
      let end = try #require(plain.split(separator: "\n").last)
      let place = try #require(end.firstMatch(of: /"time":[0-9]+,"session":[0-9]+/)).output
      // Older versions told the release of a password's last letter, perhaps after Alt+Tab, and a word
      // that was looked up.
      let releases = [0, 8].map {
        "{\(place),\"event\":\"release\",\"key\":\"w\",\"keycode\":17,\"modifiers\":\($0),"
          + "\"text\":\"w\",\"handled\":false}\n"
      }
      let others = [
        #""gesture","text":"hunter""#, #""spellings","word":"hunter","secret":true"#,
      ].map { "{\(place),\"event\":\($0),\"handled\":false}\n" }
      let old = try session.write(plain + (others + releases).joined(), to: "home/old")
      let report = session.folder.appending(path: "home/report")
      _ = try run("report", report.path, "--recording", old.path)
      let text = try String(contentsOf: report, encoding: .utf8)
      let last = text.split(separator: "\n").suffix(2)
      #expect(last.allSatisfy { $0.contains(#""event":"release""#) })
      #expect(text.contains(#""event":"spellings","secret":true,"handled":false}"#))
      for told in [#""key":"w""#, "hunter"] { #expect(!text.contains(told), "\(told)") }
    }

    /// Expects that words which were looked up are replaced.
    private func expectNoSpellings(_ file: URL, _ session: BareSession) throws {
      let plain = try String(contentsOf: file, encoding: .utf8)
      let last = try #require(plain.split(separator: "\n").last)
      let place = try #require(last.firstMatch(of: /"time":[0-9]+,"session":[0-9]+/)).output
      let event =
        "{\(place),\"event\":\"spellings\",\"word\":\"chateau\",\"spellings\":[\"château\"],"
        + "\"handled\":false,\"effects\":[]}"
      let message =
        "{\(place),\"event\":\"message\",\"text\":\"No dictionary has chateau with accents.\","
        + "\"milliseconds\":2000,\"handled\":false,\"effects\":[]}"
      let asked = try session.write(plain + event + "\n" + message + "\n", to: "home/asked")
      let redacted = session.folder.appending(path: "home/redacted-asked")
      _ = try run("record", "--redact", "--from", asked.path, redacted.path)
      let text = try String(contentsOf: redacted, encoding: .utf8)
      #expect(text.contains(#""event":"spellings""#))
      for word in ["chateau", "château"] { #expect(!text.contains(word), "\(word)") }
    }

    /// Expects a report to have all sections, and its recording to replay.
    private func expectReport(of file: URL, _ session: BareSession) throws {
      let report = session.folder.appending(path: "home/report.txt")
      let outcome = try session.cli(["report", report.path, "--recording", file.path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let mode = try FileManager.default.attributesOfItem(atPath: report.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      let text = try String(contentsOf: report, encoding: .utf8)
      for part in [
        "ibus-callout report\nRead it before you pass it on", "  ibus-callout: ",
        "  system: Debian",
        "\nDoctor\n  ", "\nChanged settings\n", "\nThe last key that was held\n",
        "\nRecording, with other letters\n{\"trace\"",
      ] {
        #expect(text.contains(part), "\(part)")
      }
      #expect(!text.contains("rendezvous"))
      #expect(!text.contains(session.folder.appending(path: "home").path), "the home directory")
      let replay = try run("replay", report.path)
      #expect(replay.status == 0, "\(replay.output) \(replay.errors)")
    }

    @Test func `no earlier emoji is in a redacted recording, a report or the monitor's log`()
      throws
    {
      // ☎ is text by default.
      let history = ["🦔", "☎️", "🪗"]
      let entries = history.map { #"{"emoji": "\#($0)"}"# }
      let session = try BareSession.started(files: [
        "home/.local/state/ibus-callout/emoji.json":
          #"{"format": 1, "emoji": [\#(entries.joined(separator: ", "))]}"#
      ])
      let file = session.folder.appending(path: "home/trace.log")
      let (_, client) = try session.startTyping(
        ["--trace", file.path, "--setting", "monitor=true"])
      let log = session.folder.appending(path: "home/log")
      _ = FileManager.default.createFile(atPath: log.path, contents: nil)
      let monitor = try Self.startMonitor(session, to: log)
      defer { monitor.terminate() }
      try client.open(.full)
      try client.perform(.text("abc "))
      // The list of emoji begins with the ones used before; they stay out, too.
      try client.choose("emoji", isOn: true)
      try client.perform(.tap(.escape) + .text("fini"))
      let plain = try String(contentsOf: file, encoding: .utf8)
      for emoji in history { #expect(plain.contains(emoji), "\(emoji) is not in the recording") }
      #expect(plain.split(separator: "\n")[0].contains("the emoji you used before"))
      #expect(try run("replay", file.path).status == 0)
      try session.wait(for: "the log") {
        try String(contentsOf: log, encoding: .utf8).contains("3 recent emoji")
      }
      #expect(try !String(contentsOf: log, encoding: .utf8).contains(#""format""#))

      let redacted = session.folder.appending(path: "home/redacted")
      _ = try run("record", "--redact", "--from", file.path, redacted.path)
      let report = session.folder.appending(path: "home/report")
      _ = try run("report", report.path, "--recording", file.path)
      // The engine's last answer is not this program's.
      let place = try #require(plain.range(of: #""effect":"candidates""#, options: .backwards))
      let changed = session.folder.appending(path: "home/changed")
      try plain.replacingCharacters(in: place, with: #""effect":"lost""#)
        .write(to: changed, atomically: true, encoding: .utf8)
      let differing = session.folder.appending(path: "home/differing")
      _ = try run("record", "--redact", "--from", changed.path, differing.path)
      for file in [redacted, report, differing] {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(#""event":"start""#))
        for emoji in history { #expect(!text.contains(emoji), "\(emoji) in \(file.path)") }
      }
      #expect(try run("replay", redacted.path).status == 0)
    }

    /// Starts `ime-cli monitor --log`, and waits until it watches.
    private static func startMonitor(_ session: BareSession, to log: URL) throws -> Process {
      let monitor = Process()
      let errors = Pipe()
      monitor.executableURL = try Programs.cli()
      monitor.arguments = ["monitor", "--log"]
      monitor.environment = session.environment
      monitor.standardOutput = try FileHandle(forWritingTo: log)
      monitor.standardError = errors
      try monitor.runUnmasked()
      _ = errors.fileHandleForReading.availableData
      return monitor
    }
  }
}
