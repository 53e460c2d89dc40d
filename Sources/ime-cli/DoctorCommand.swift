import ArgumentParser
import Diagnosis
import KeyboardCore

/// `ime-cli doctor`: what is wrong with the installation, and what to do.
struct DoctorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Looks for what keeps the engine from working.",
    discussion: """
      A line for each finding: ✓ for what is well, ! for what you may want to know, ✗ for what is \
      broken, with what to do. The exit code is 1 if anything is broken.

      Examples:
        ime-cli doctor               in the session that you want to type in
        ime-cli doctor | grep ✗      only what is broken
        ime-cli doctor --json
      """)

  @Flag(help: "Print JSON: an array of objects, one a finding.")
  var json = false

  @MainActor func perform() throws {
    let findings = Examination().findings
    if json {
      let rows = findings.map { finding -> JSONValue in
        ["mark": .string("\(finding.mark)"), "sentence": .string(finding.sentence)]
      }
      print(JSONValue.array(rows).pretty)
    } else {
      for finding in findings { print(finding) }
    }
    guard findings.allSatisfy({ $0.mark != .broken }) else { throw ExitCode.failure }
  }
}
