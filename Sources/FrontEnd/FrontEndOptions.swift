/// The command line.
///
/// It is read by hand: ArgumentParser would bring FoundationEssentials into the daemon, which costs
/// 4 MB of resident memory.
package struct FrontEndOptions {
  /// What the program does.
  package private(set) var mode: FrontEndProgram.Mode
  /// The settings to use instead of the stored ones, each as `KEY=VALUE`.
  package private(set) var settings: [String] = []
  /// The file of the trace.
  package private(set) var trace: String?
  /// The session to select again after a crash, by its name.
  package private(set) var session: String?
  /// The process that listens on `SupervisorChannel.workerDescriptor`; SIGIO would kill another.
  package private(set) var supervisor: Int32?
  /// How the previous worker was lost.
  package private(set) var loss: WorkerLoss?

  /// The arguments that supervisors and workers pass on.
  var passedOn: [String] {
    settings.flatMap { ["--setting", $0] } + (trace.map { ["--trace", $0] } ?? [])
  }

  /// Reads the arguments after the program's name.
  package init(
    _ arguments: some Sequence<String>, of program: FrontEndProgram
  ) throws(UsageError) {
    mode = program.mode
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let equals = argument.hasPrefix("--") ? argument.firstIndex(of: "=") : nil
      let name = equals.map { String(argument[..<$0]) } ?? argument
      var attached = equals.map { String(argument[argument.index(after: $0)...]) }
      func value() throws(UsageError) -> String {
        if let value = attached ?? rest.popFirst() {
          attached = nil
          return value
        }
        throw UsageError(description: "\(name) needs a value; see --help.")
      }
      switch name {
      case "--worker": mode = .work
      case "--version", "-V": mode = .version
      case "--help", "-h": mode = .help
      case "--setting": settings.append(try value())
      case "--trace": trace = try value()
      case "--supervisor": supervisor = Int32(try value())
      case "--after": loss = WorkerLoss(rawValue: try value())
      case "--session": session = try value()
      default:
        guard let own = program.modes[name] else {
          throw UsageError(description: "Unknown option \(argument); see --help.")
        }
        mode = own
      }
      guard attached == nil else {
        throw UsageError(description: "\(name) takes no value; see --help.")
      }
    }
  }
}

/// Why the command line is invalid, in one sentence.
package struct UsageError: Error, CustomStringConvertible {
  package var description: String
}
