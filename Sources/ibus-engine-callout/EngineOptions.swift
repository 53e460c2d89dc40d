import Hosting

/// What the command line says.
///
/// Read by hand: ArgumentParser would bring FoundationEssentials into the daemon, which costs 4 MB of
/// resident memory for a handful of options.
struct EngineOptions {
  /// What the program is to do.
  enum Mode: Equatable {
    /// Serve an IBus that was told of us by hand.
    case register
    /// Serve the IBus that started us, and start again what crashes.
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
  /// Whether a supervisor listens on `SupervisorChannel.workerDescriptor`.
  var isSupervised = false
  /// Whether that supervisor asks for signs of life.
  ///
  /// One of an older version does not: SIGIO would end it.
  var isWatched = false
  /// Whether the worker before this one has hung.
  var isAfterHang = false

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: `UsageError` for an option that is unknown or lacks its value.
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
      case "--supervised": isSupervised = true
      case "--watched": isWatched = true
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
    Without --ibus it makes itself known to the IBus that is running; then
    "ibus engine callout" switches to it.

      --ibus              serve the IBus that starts this program
      --xml               print the engines for IBus's component file
      --setting KEY=VALUE use this value, as GVariant text, instead of the stored one;
                          may be repeated, e.g. --setting "hold-rules=['xim=on']"
      --trace FILE        write what happens to FILE, one JSON object a line;
                          it holds what is typed
      --version           print the version
      --help              print this

    Settings:
      \(SettingsStore.names.joined(separator: "\n  "))
    "gsettings describe \(SettingsStore.schema) KEY" explains one of them.

    """
}

/// What is wrong with the command line, in one sentence.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}
