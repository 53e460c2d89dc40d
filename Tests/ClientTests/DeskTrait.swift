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
    let desk = try await Desk(name, settings: settings)
    do {
      try await Desk.$current.withValue(desk, operation: function)
      try await desk.expectReplay()
    } catch {
      await desk.end()
      throw error
    }
    await desk.end()
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

/// Typing into real programs, in a session of its own.
@Suite(
  .serialized, .enabled(if: ClientRun.isEnabled, "IBUS_CALLOUT_CLIENTS=1 runs these"), .desk,
  .secondTry)
enum ClientTests {}
