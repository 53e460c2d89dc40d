import ArgumentParser
import Commands
import Hosting

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
        ]),
    ],
    defaultSubcommand: TryCommand.self)

  static func main() { runProgram(checking: requireCommand) }

  /// Refuses an unknown command, which the parser would take for an argument of the default one.
  private static func requireCommand(_ arguments: ArraySlice<String>) throws {
    var command: any ParsableCommand.Type = self
    var path = ["ime-cli"]
    for word in arguments.drop(while: { $0 == "help" }) {
      let commands = command.configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-") else { return }
      guard let next = commands.first(where: { $0.configuration.commandName == word }) else {
        let help = (path + ["--help"]).joined(separator: " ")
        throw CommandError("There is no command \"\(word)\". See \(help).")
      }
      path.append(word)
      command = next
    }
  }
}
