import ArgumentParser
import EngineHost
import GLib
import Glibc

@main
nonisolated struct IMECommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-cli",
    abstract: "Shows what ibus-callout does with keys, and why.",
    version: calloutBuild,
    subcommands: [
      TryCommand.self, TypeCommand.self, CalloutsCommand.self, LocalesCommand.self,
      LayoutCommand.self, KeyboardCommand.self, ThemesCommand.self, EmojiCommand.self,
      FeedbackCommand.self, SettingsCommand.self, MonitorCommand.self, WhyCommand.self,
      RecordCommand.self, ReplayCommand.self, ReportCommand.self, CoverageCommand.self,
      DoctorCommand.self, BenchCommand.self,
    ],
    defaultSubcommand: TryCommand.self)

  /// Runs the command; whatever is wrong ends it with 1, which ArgumentParser would tell apart.
  static func main() {
    StandardOutput.check()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      guard !code.isSuccess else { exit(withError: error) }
      let message = fullMessage(for: error)
      if !message.isEmpty { printError(message) }
      Glibc.exit(1)
    }
  }
}

/// A command that works on the main actor, as all that touches GLib does.
nonisolated protocol MainActorCommand: ParsableCommand {
  /// Does the command's work.
  @MainActor func perform() throws
}

extension MainActorCommand {
  nonisolated func run() throws {
    // Safe: commands are run by `main()`, on the main thread, and are not used after that.
    nonisolated(unsafe) let command = self
    try MainActor.assumeIsolated { try command.perform() }
  }
}

/// What is wrong with what was asked, in one sentence.
nonisolated struct CommandError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
