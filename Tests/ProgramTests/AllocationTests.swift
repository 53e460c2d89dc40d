import Foundation
import Testing

extension ProgramTests {
  /// How often typing asks for memory, as a program built like the shipped ones counts it.
  @Suite struct AllocationTests {
    /// The most allocations an event may lead to, on the average.
    private static let limits = ["passes": 0.0, "tapped": 6.0, "picked": 9.5]

    /// Where the counting program is; `packaging/test` builds it.
    private static let program = ProcessInfo.processInfo.environment["IBUS_CALLOUT_ALLOCATIONS"]

    @Test(
      .enabled(
        if: program != nil,
        "only an optimised build counts; IBUS_CALLOUT_ALLOCATIONS names it, as packaging/test does"),
      arguments: limits.keys.sorted())
    func `an event allocates no more than it may`(name: String) throws {
      let outcome = try Outcome(URL(filePath: Self.program ?? ""), [])
      let row = try #require(
        outcome.output.split(separator: "\n").first { $0.hasPrefix(name + ": ") },
        "\(outcome.output)\(outcome.errors)")
      let count = try #require(Double(row.dropFirst(name.count + 2)))
      let limit = try #require(Self.limits[name])
      #expect(count <= limit)
    }
  }
}
