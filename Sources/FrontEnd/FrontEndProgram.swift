import GLib
import Glibc
import Hosting

/// A program that serves the keyboard, and how its command line differs from others'.
package struct FrontEndProgram {
  /// What to do.
  package enum Mode: Equatable {
    /// Serve without a supervisor.
    case serve
    /// Run a worker, and restart it if it crashes or hangs.
    case supervise
    /// Serve for the parent process, which is the supervisor.
    case work
    /// Print what the program offers.
    case catalogue
    case version, help
  }

  /// The name of the program.
  package let name: String
  /// What it does without an option that says otherwise.
  let mode: Mode
  /// Options of its own, each with what it makes the program do.
  let modes: [String: Mode]
  /// The option that makes the program a supervisor, if `mode` does not.
  let supervision: [String]
  /// What `--help` prints before the options that all have.
  let usage: String

  package init(
    name: String, mode: Mode, modes: [String: Mode] = [:], supervision: [String] = [],
    usage: String
  ) {
    self.name = name
    self.mode = mode
    self.modes = modes
    self.supervision = supervision
    self.usage = usage
  }

  /// Runs the program as its command line says.
  ///
  /// - Parameters:
  ///   - catalogue: Returns what the program offers.
  ///   - serve: Serves until there is a reason to end.
  package func main(
    catalogue: () -> String = { "" }, serve: (FrontEndOptions) throws -> WorkerLife.Ending
  ) {
    ProcessSecrecy.hideMemory()
    // With it, GLib prints every key.
    unsetenv("G_DBUS_DEBUG")
    // A file at its size limit is an error like a full disk, and must not end typing.
    ProcessSecrecy.disarm(SIGXFSZ)
    LoopWatch.prepare()
    do {
      let options = try FrontEndOptions(CommandLine.arguments.dropFirst(), of: self)
      switch options.mode {
      case .help: write(help)
      case .version: write("\(name) \(calloutBuild)\n")
      case .catalogue: write(catalogue())
      case .supervise: exit(Supervisor(options, of: self).run())
      case .serve, .work: try run(options, serve)
      }
    } catch {
      fail("\(error)")
    }
  }

  private func run(
    _ options: FrontEndOptions, _ serve: (FrontEndOptions) throws -> WorkerLife.Ending
  ) throws {
    ProcessSecrecy.hideFiles()
    // Before anything is written: what reads it may be gone.
    if options.supervisor != nil { SupervisorChannel.open() }
    FreeMemory.allowReuse()
    FreeMemory.returnLargeBlocks()
    let ending = try serve(options)
    JournalLogHandler.finish()
    switch ending {
    case .ownDecision: break
    case .upgrade: exit(Supervisor.successionCode)
    case .lost(let loss): exit(options.supervisor == nil ? 1 : loss.exitCode ?? 1)
    case .supervisorLost(let session):
      Supervisor(options, of: self).become(InstalledProgram.path, selecting: session)
      exit(1)
    case .signal(let number):
      // A supervisor that was not asked to end treats this as a crash.
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private func write(_ text: String) {
    StandardOutput.check()
    print(text, terminator: "")
  }

  private func fail(_ sentence: String) -> Never {
    JournalLogHandler.finish()
    _ = SystemCall.writeAll(Array("\(name): \(sentence)\n".utf8), to: STDERR_FILENO)
    exit(1)
  }

  private var help: String {
    """
    \(usage)
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
}
