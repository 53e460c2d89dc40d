import Synchronization
import Testing

/// Gives each case of a suite a second try, and says so.
///
/// Real programs and a real window manager on a busy machine stand still for a tenth of a second now
/// and then, and a key that was meant to be down for 30 ms is held. What fails twice has failed; what
/// fails once is reported as a known issue.
struct SecondTryTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let hasFailed = Atomic(false)
    try await withKnownIssue("A first try may fail", isIntermittent: true) {
      try await function()
    } matching: { _ in
      hasFailed.store(true, ordering: .relaxed)
      return true
    }
    guard hasFailed.load(ordering: .relaxed) else { return }
    print("once more: \(test.displayName ?? test.name)")
    try await function()
  }
}

extension Trait where Self == SecondTryTrait {
  /// Each case is tried again if it fails.
  static var secondTry: Self { Self() }
}
