import Testing

/// Provides a suite with a desk, and removes it in the end.
struct DeskTrait: SuiteTrait, TestScoping {
  /// Runs the suite's tests at a desk of its own.
  let serve: @MainActor @Sendable (@Sendable () async throws -> Void) async throws -> Void

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await serve(function)
  }
}

extension Trait where Self == DeskTrait {
  /// One session on X for all tests of the suite.
  static var desk: Self {
    Self { try await Desk("clients", settings: []).serve(Desk.$current, $0) }
  }

  /// The same, with all automatic changes of text switched on.
  static var deskWithAllBehaviors: Self {
    let settings = [
      "auto-capitals='sentences'", "double-space=true", "smart-quotes=true", "double-shift=true",
      "delete-words=true", "kurdish-heh=true",
    ]
    return Self { try await Desk("behaviors", settings: settings).serve(Desk.$current, $0) }
  }

  /// One GNOME Shell for all tests of the suite.
  static var gnomeDesk: Self {
    Self { try await GnomeDesk().serve(GnomeDesk.$current, $0) }
  }
}
