import ArgumentParser

/// `ime-cli doctor`: what is wrong with the installation, and what to do.
struct DoctorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Looks for what keeps the engine from working.",
    discussion:
      "A line for each finding: ✓ for what is well, ! for what you may want to know, ✗ for"
      + " what is broken, with what to do. The exit code is 1 if anything is broken.")

  @MainActor func perform() throws {
    let findings = Examination().findings
    for finding in findings { print("\(finding.mark.rawValue) \(finding.sentence)") }
    guard findings.allSatisfy({ $0.mark != .broken }) else { throw ExitCode.failure }
  }
}

/// One thing that was looked at.
struct Finding {
  /// How it is.
  enum Mark: String {
    case well = "✓"
    case remark = "!"
    case broken = "✗"
  }

  let mark: Mark
  /// What was found and, where it is broken, what to do.
  let sentence: String
}
