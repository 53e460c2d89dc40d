package import ArgumentParser
import GLib
import Glibc

/// A command that works on the main actor, which GLib needs.
package nonisolated protocol MainActorCommand: ParsableCommand {
  @MainActor func perform() throws
}

extension MainActorCommand {
  package nonisolated func run() throws {
    // Safe: `runProgram` runs commands on the main thread, and does not use them afterwards.
    nonisolated(unsafe) let command = self
    try MainActor.assumeIsolated { try command.perform() }
  }
}

extension ParsableCommand {
  /// Checks the program's arguments, runs the command that they name, and ends the program.
  ///
  /// Every mistake ends it with 1; by default, ArgumentParser uses several exit codes.
  package nonisolated static func runProgram(
    checking check: (ArraySlice<String>) throws -> Void = { _ in }
  ) {
    StandardOutput.check()
    do {
      try check(CommandLine.arguments.dropFirst())
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

/// A mistake of the user or an obstacle, in one sentence.
package nonisolated struct CommandError: Error, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}
