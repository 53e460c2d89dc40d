import Testing

/// Gives a suite a GNOME Shell, and clears it away in the end.
struct GnomeDeskTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await GnomeDesk().serve(GnomeDesk.$current, function)
  }
}

extension Trait where Self == GnomeDeskTrait {
  /// One GNOME Shell for all tests of the suite.
  static var gnomeDesk: Self { Self() }
}
