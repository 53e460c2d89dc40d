import ArgumentParser
import Commands
import Diagnosis
import GLib
import Glibc
import Hosting
import KeyboardCore
import KeyboardPicture

struct DoctorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Looks for what keeps the engine from working.",
    discussion: """
      Prints a line for each finding, in the language of the session: ✗ for a problem and its \
      remedy, ! for a note, ✓ if all is well. The exit code is 1 if there is a problem.

      Examples:
        ime-cli doctor               in the session that you want to type in
        ime-cli doctor | grep ✗      only the problems
        ime-cli doctor --json        the same in English
      """)

  @Flag(help: "Print JSON: an array of objects, one for each finding.")
  var json = false

  @MainActor func perform() throws {
    // JSON is always English.
    if !json { Translation.prepare() }
    let examination = Examination()
    if json {
      let rows = examination.findings.map { finding -> JSONValue in
        ["mark": .string("\(finding.mark)"), "sentence": .string(finding.sentence)]
      }
      print(JSONValue.array(rows).pretty)
    } else {
      for finding in [examination.praise].compactMap({ $0 }) + examination.problems {
        print(Self.colored(finding))
      }
      print("\n\(Examination.detailsTitle)")
      for finding in examination.details { print("  \(shown(finding.description))") }
    }
    guard examination.isWell else { throw ExitCode.failure }
  }

  /// A finding as a line, green or red if there are colours.
  @MainActor private static func colored(_ finding: Finding) -> String {
    let line = shown(finding.description)
    let hasColors =
      isatty(STDOUT_FILENO) != 0 && TerminalStyling(variable: DataDirectory.environment) == .colored
    guard hasColors else { return line }
    return switch finding.mark {
    case .broken: "\u{1b}[31m\(line)\u{1b}[0m"
    case .well: "\u{1b}[32m\(line)\u{1b}[0m"
    case .remark: line
    }
  }
}
