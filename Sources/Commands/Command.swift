package import ArgumentParser
import GLib
import Glibc

/// A command that works on the main actor, as all that touches GLib does.
package nonisolated protocol MainActorCommand: ParsableCommand {
  /// Does the command's work.
  @MainActor func perform() throws
}

extension MainActorCommand {
  package nonisolated func run() throws {
    // Safe: commands are run by `runProgram`, on the main thread, and are not used after that.
    nonisolated(unsafe) let command = self
    try MainActor.assumeIsolated { try command.perform() }
  }
}

extension ParsableCommand {
  /// Runs the command that the arguments of the program name, and ends the program.
  ///
  /// Every mistake ends it with 1; by itself, ArgumentParser uses several exit codes.
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

/// What is wrong with what was asked, in one sentence.
package nonisolated struct CommandError: Error, CustomStringConvertible {
  package var description: String

  /// Creates an error of a sentence.
  package init(_ description: String) { self.description = description }
}
