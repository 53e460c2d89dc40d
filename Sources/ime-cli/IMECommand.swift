import ArgumentParser
import EngineHost

@main
nonisolated struct IMECommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-cli",
    abstract: "Shows what ibus-callout does with keys, and why.",
    version: calloutVersion,
    subcommands: [
      TypeCommand.self, CalloutsCommand.self, LocalesCommand.self, LayoutCommand.self,
      BenchCommand.self,
    ])
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
