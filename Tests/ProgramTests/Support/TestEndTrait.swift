import Testing

/// Ends what a test has started, once the test is over.
struct TestEndTrait: SuiteTrait, TestTrait, TestScoping {
  /// What is to be ended yet.
  @MainActor static var started: [any Endable] = []

  /// A suite has it done after each of its tests.
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

  /// What was started last ends first: it may need what was there before.
  @MainActor private static func end() {
    while let program = started.popLast() { program.end() }
  }
}
