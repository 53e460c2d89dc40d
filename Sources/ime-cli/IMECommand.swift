import ArgumentParser
import EngineHost
import GLib
import Glibc

@main
nonisolated struct IMECommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-cli",
    abstract: "Shows what ibus-callout does with keys, and why, and changes its settings.",
    version: calloutBuild,
    groupedSubcommands: [
      CommandGroup(
        name: "Everyday",
        subcommands: [
          DoctorCommand.self, SettingsCommand.self, WhyCommand.self, TryCommand.self,
          FeedbackCommand.self, ReportCommand.self,
        ]),
      CommandGroup(
        name: "Data",
        subcommands: [
          CalloutsCommand.self, LocalesCommand.self, LayoutCommand.self, KeyboardCommand.self,
          ThemesCommand.self, EmojiCommand.self,
        ]),
      CommandGroup(
        name: "Developer",
        subcommands: [
          TypeCommand.self, MonitorCommand.self, RecordCommand.self, ReplayCommand.self,
          CoverageCommand.self, BenchCommand.self,
        ]),
    ],
    defaultSubcommand: TryCommand.self)

  /// Runs the command; whatever is wrong ends it with 1, which ArgumentParser would tell apart.
  static func main() {
    StandardOutput.check()
    do {
      try requireCommand(CommandLine.arguments.dropFirst())
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

extension IMECommand {
  /// Names what is no command: to the parser it would be an argument of the default one.
  ///
  /// - Throws: `CommandError` for the first word that is neither a command nor an option.
  private static func requireCommand(_ arguments: ArraySlice<String>) throws {
    var command: any ParsableCommand.Type = self
    var path = ["ime-cli"]
    for word in arguments.drop(while: { $0 == "help" }) {
      let commands = command.configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-") else { return }
      let names = commands.compactMap { $0.configuration.commandName }
      guard let next = commands.first(where: { $0.configuration.commandName == word }) else {
        let nearest = word.nearest(among: names).map { " Did you mean \"\($0)\"?" } ?? ""
        let help = (path + ["--help"]).joined(separator: " ")
        throw CommandError("There is no command \"\(word)\".\(nearest) See \(help).")
      }
      path.append(word)
      command = next
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
