import EngineHost
import GLib
import Glibc
import Hosting
import KeyboardCore
import Logging

@main
struct Main {
  static func main() {
    ProcessSecrecy.hideMemory()
    // With it, GLib prints every key.
    unsetenv("G_DBUS_DEBUG")
    // A file at its size limit is an error like a full disk, and must not end typing.
    ProcessSecrecy.disarm(SIGXFSZ)
    LoopWatch.prepare()
    do {
      try run(EngineOptions(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)")
    }
  }

  private static func run(_ options: EngineOptions) throws {
    if [.help, .version, .xml].contains(options.mode) { StandardOutput.check() }
    switch options.mode {
    case .help: print(EngineOptions.help, terminator: "")
    case .version: print("ibus-engine-callout \(calloutBuild)")
    case .xml: print(EngineCatalogue().xml, terminator: "")
    case .supervise: exit(Supervisor(options).run())
    case .register, .work:
      ProcessSecrecy.hideFiles()
      FreeMemory.allowReuse()
      FreeMemory.returnLargeBlocks()
      let ending = try Worker(options).run()
      JournalLogHandler.finish()
      switch ending {
      case .ownDecision: break
      case .upgrade: exit(Supervisor.successionCode)
      case .supervisorLost(let engine):
        Supervisor(options).become(InstalledProgram.path, recovering: engine)
        exit(1)
      case .signal(let number):
        // A supervisor that was not asked to end treats this as a crash.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func fail(_ sentence: String) -> Never {
    JournalLogHandler.finish()
    _ = SystemCall.writeAll(Array("ibus-engine-callout: \(sentence)\n".utf8), to: STDERR_FILENO)
    exit(1)
  }
}
