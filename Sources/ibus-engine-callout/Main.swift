import EngineHost
import GLib
import Glibc
import KeyboardCore
import Logging

@main
struct Main {
  static func main() {
    // Nothing typed may be left in a core dump, and no file of ours is for others.
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    umask(0o077)
    // A file that may not grow is an error like a full disk, and no end of typing.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try run(EngineOptions(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)")
    }
  }

  private static func run(_ options: EngineOptions) throws {
    switch options.mode {
    case .help: print(EngineOptions.help, terminator: "")
    case .version: print("ibus-engine-callout \(calloutVersion)")
    case .xml: print(EngineCatalogue().xml, terminator: "")
    case .supervise: exit(Supervisor(arguments: Array(CommandLine.arguments.dropFirst())).run())
    case .register, .work: try Worker(options).run()
    }
  }

  private static func fail(_ sentence: String) -> Never {
    _ = SystemCall.writeAll(Array("ibus-engine-callout: \(sentence)\n".utf8), to: STDERR_FILENO)
    exit(1)
  }
}
