import Testing

/// Gives a suite a desk, and clears it away in the end.
struct DeskTrait: SuiteTrait, TestScoping {
  /// The name of its folder for logs and traces, which no other desk has.
  var name = "clients"
  /// What is set besides the locale and the hold delay.
  var settings: [String] = []

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Desk(name, settings: settings).serve(Desk.$current, function)
  }
}

extension Trait where Self == DeskTrait {
  /// One session for all tests of the suite.
  static var desk: Self { Self() }

  /// One session for all tests of the suite, with all that the keyboard does to text switched on.
  static var deskWithAllBehaviors: Self {
    Self(
      name: "behaviors",
      settings: [
        "auto-capitals='sentences'", "double-space=true", "smart-quotes=true", "double-shift=true",
        "delete-words=true", "kurdish-heh=true",
      ])
  }
}
