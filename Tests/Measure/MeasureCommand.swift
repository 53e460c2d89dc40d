import ArgumentParser
import Commands

/// The developers' tool that measures the engine and locales; it is not installed.
@main
nonisolated struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-measure",
    abstract: "Measures the engine's speed and size, and how letters and words are typed.",
    subcommands: [BenchCommand.self, CoverageCommand.self, WordsCommand.self])

  static func main() { runProgram() }
}
