import ArgumentParser
import Commands

/// The developers' tool that measures the engine and of locales; it is not installed.
@main
nonisolated struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-measure",
    abstract: "Measures how fast and large the engine is, and how letters are typed.",
    subcommands: [BenchCommand.self, CoverageCommand.self])

  static func main() { runProgram() }
}
