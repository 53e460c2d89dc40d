import Foundation
import Testing

extension ProgramTests {
  /// How often typing asks for memory, as `ime-cli bench` counts it over 20,000 rounds.
  @Suite struct AllocationTests {
    /// The most allocations an event may lead to, by the names of the rows.
    private static let limits = [
      "letter that passes (terminal)": 0.0,
      "letter with callouts, tapped": 4.0,
    ]

    @Test(.onReleases, arguments: limits.keys.sorted())
    func `an event allocates no more than it may`(name: String) throws {
      // Without an engine the bench ends after what it measures in its own process.
      let outcome = try Outcome(Programs.cli(), ["bench", "--engine", "/nowhere/engine"])
      let row = try #require(
        outcome.output.split(separator: "\n").first { $0.contains(name) }, "\(outcome.errors)")
      let match = try #require(row.firstMatch(of: /and ([0-9.]+) allocations/), "\(row)")
      let count = try #require(Double(match.output.1))
      let limit = try #require(Self.limits[name])
      withKnownIssue("The keyboard is being taken apart; this is what it shall come to") {
        #expect(count <= limit, "\(row)")
      }
    }
  }
}
