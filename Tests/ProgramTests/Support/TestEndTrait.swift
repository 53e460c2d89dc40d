import Testing

/// Ends what a test has started, once the test is over.
struct TestEndTrait: SuiteTrait, TestTrait, TestScoping {
  /// The things to end.
  @MainActor static var started: [any Endable] = []

  /// A suite applies it after each of its tests.
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do {
      try await function()
    } catch {
      await Self.end()
      throw error
    }
    await Self.end()
  }

  /// Things end in reverse order, because later ones may need earlier ones.
  @MainActor private static func end() {
    while let program = started.popLast() { program.end() }
  }
}
