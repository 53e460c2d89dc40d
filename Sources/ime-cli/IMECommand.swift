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
        let meant = MainActor.assumeIsolated { meaning(of: word, path, command) }
        let advice =
          meant.map { "Did you mean \"\((path + $0).joined(separator: " "))\"?" }
          ?? "See \(path.joined(separator: " ")) --help."
        throw CommandError("There is no command \"\(word)\". \(advice)")
      }
      path.append(word)
      command = next
    }
  }

  /// The words that were probably meant by one in the place of a command.
  @MainActor private static func meaning(
    of word: String, _ path: [String], _ command: any ParsableCommand.Type
  ) -> [String]? {
    let names = SettingsStore.names
    if command == SettingsCommand.self, names.contains(word) { return ["get", word] }
    if command == LocalesCommand.self, KeyboardFactory(reading: word).locale(named: word) != nil {
      return ["show", word.shellWord]
    }
    let commands = command.configuration.subcommands.compactMap { $0.configuration.commandName }
    if let near = word.nearest(in: commands) { return [near] }
    guard command == SettingsCommand.self else { return nil }
    return word.nearest(in: names).map { ["get", $0] }
  }
}
