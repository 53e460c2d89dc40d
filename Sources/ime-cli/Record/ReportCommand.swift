import ArgumentParser
import Commands
import Diagnosis
import GLib
import Glibc
import Hosting
import KeyboardCore

struct ReportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Collects diagnostics in one file that you can review.",
    discussion: """
      The file has versions, what "ime-cli doctor" finds, the settings you have changed, why the last \
      key that was held opened its list or did not, and a recording if you name one. The recording's \
      letters and digits are replaced, and the emoji you used before are left out, as by "ime-cli \
      record --redact". Times, doubled letters and more stay, from which words can be guessed; the \
      help of "ime-cli record" lists them. A file that exists is not overwritten, and nothing \
      is sent anywhere.

      Examples:
        ime-cli report report.txt
        ime-cli report report.txt --recording session.jsonl
        ime-cli replay report.txt
      """)

  static let title = "ibus-callout report"

  @Argument(help: "The file to write.", completion: .file())
  var file: String

  @Option(help: "A recording by ime-cli record.", completion: .file())
  var recording: String?

  @MainActor func perform() throws {
    let recording = try recording.map(RecordingFile.init)
    let writer = try TraceWriter(path: file, name: "report", isNew: true)
    writer.write(Self.title)
    writer.write("Read it before you pass it on, and remove anything private.")
    for (title, lines) in Self.sections {
      writer.write("\n\(title)")
      for line in lines { writer.write("  \(Self.withoutHome(line.oneLine))") }
    }
    do {
      if let recording {
        writer.write("\nRecording, with other letters")
        try Redaction.copy(recording, to: writer)
      }
    } catch {
      // Half a report would prevent the next one.
      unlink(file)
      throw error
    }
    printError("The report is in \(file); read it before you pass it on.")
  }

  @MainActor private static var sections: [(title: String, lines: [String])] {
    [
      ("Versions", SystemVersions.entries.map { "\($0.name): \($0.value)" }),
      ("Doctor", Examination().findings.map(\.description)),
      ("Changed settings", settings),
      ("The last key that was held", lastHold),
    ]
  }

  @MainActor private static var settings: [String] {
    do {
      let changed = try StoredSettings().entries.filter(\.isChanged)
      return changed.isEmpty ? ["none"] : changed.map { "\($0.name): \($0.value.text)" }
    } catch {
      return ["\(error)"]
    }
  }

  @MainActor private static var lastHold: [String] {
    guard let text = WhyCommand.lastHold else { return ["No engine answers"] }
    guard let report = try? JSONValue(parsing: text) else { return ["none"] }
    return HoldAdvice(report).text.split(separator: "\n").map(String.init)
  }

  /// The home directory contains the user's name.
  @MainActor private static func withoutHome(_ line: String) -> String {
    guard let home = DataDirectory.environment("HOME"), home.count > 1 else { return line }
    return line.split(separator: home, omittingEmptySubsequences: false).joined(separator: "~")
  }
}
