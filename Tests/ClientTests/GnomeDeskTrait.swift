import Testing

/// Gives a suite a GNOME Shell, and clears it away in the end.
struct GnomeDeskTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let desk = try await GnomeDesk()
    do {
      try await GnomeDesk.$current.withValue(desk, operation: function)
      try await desk.expectReplay()
    } catch {
      await desk.end()
      throw error
    }
    await desk.end()
  }
}

extension Trait where Self == GnomeDeskTrait {
  /// One GNOME Shell for all tests of the suite.
  static var gnomeDesk: Self { Self() }
}

/// Typing into real programs under GNOME Shell, as Wayland clients, in a session of its own.
@Suite(
  .serialized, .enabled(if: GnomeDesk.isEnabled, "IBUS_CALLOUT_FULL=1 runs these"), .gnomeDesk,
  .secondTry)
enum GnomeShellTests {}
