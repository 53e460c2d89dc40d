import Glibc
import Hosting

/// The command line.
///
/// It is read by hand: ArgumentParser would bring FoundationEssentials into the daemon, which costs
/// 4 MB of resident memory.
struct EngineOptions {
  enum Mode: Equatable {
    /// Serve an IBus that did not start us.
    case register
    /// Serve the IBus that started us, and restart a worker that crashes.
    case supervise
    /// Serve the IBus that started our parent.
    case work
    case xml, version, help
  }

  var mode = Mode.register
  var settings: [String] = []
  var trace: String?
  /// The engine to select again after a crash.
  var recover: String?
  /// The process that listens on `SupervisorChannel.workerDescriptor`; SIGIO would kill another.
  var supervisor: Int32?
  /// Whether the previous worker hung.
  var isAfterHang = false

  /// The arguments that supervisors and workers pass on.
  var passedOn: [String] {
    settings.flatMap { ["--setting", $0] } + (trace.map { ["--trace", $0] } ?? [])
  }

  /// Reads the arguments after the program's name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
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
      case "--ibus", "-i": mode = .supervise
      case "--worker": mode = .work
      case "--xml", "-x": mode = .xml
      case "--version", "-V": mode = .version
      case "--help", "-h": mode = .help
      case "--setting": settings.append(try value())
      case "--trace": trace = try value()
      // What the supervisor of the version before passes. After an upgrade it may start this program.
      case "--supervised", "--watched": supervisor = getppid()
      case "--supervisor": supervisor = Int32(try value())
      case "--after-hang": isAfterHang = true
      case "--recover": recover = try value()
      default:
        throw UsageError(description: "Unknown option \(argument); see --help.")
      }
      guard attached == nil else {
        throw UsageError(description: "\(name) takes no value; see --help.")
      }
    }
  }

  static let help = """
    Usage: ibus-engine-callout [--ibus | --xml | --version | --help] [OPTION ...]

    An input method: hold a key, and pick one of its accented and related letters.
    Without --ibus, it registers with the running IBus; then "ibus engine callout"
    switches to it.

      --ibus              serve the IBus that starts this program
      --xml               print the engines for IBus's component file
      --setting KEY=VALUE use this value, as GVariant text, instead of the stored one;
                          may be repeated, e.g. --setting "hold-rules=['xim=on']"
      --trace FILE        write events to FILE, one JSON object a line;
                          it contains what is typed
      --version           print the version
      --help              print this

    Settings:
      \(SettingsStore.names.joined(separator: "\n  "))
    "gsettings describe \(SettingsStore.schema) KEY" explains one of them.

    """
}

/// Why the command line is invalid, in one sentence.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}
