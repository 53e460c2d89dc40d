import Synchronization
import Testing

/// Gives each case of a suite a second try, and counts what the first ones came to.
///
/// What fails twice has failed. What fails once is reported as a known issue, named in the summary
/// at the end of the suite, and fails the suite where there is more of it than `FirstTries` allows.
struct SecondTryTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the running case has failed before.
  @TaskLocal static var isSecondTry = false

  private let tally = Tally()

  var isRecursive: Bool { true }

  /// Left to itself, a trait that goes to all cases is not asked about the suites.
  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase != nil || test.isSuite ? self : nil
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await performSuite(function) }
    let reasons = Mutex<[String]>([])
    try await withKnownIssue("A first try may fail", isIntermittent: true) {
      try await function()
    } matching: { issue in
      reasons.withLock { $0.append("\(issue)") }
      return true
    }
    let found = reasons.withLock { $0 }
    tally.tries.withLock { $0.add(test.displayName ?? test.name, reasons: found) }
    guard !found.isEmpty else { return }
    print("once more: \(test.displayName ?? test.name)")
    try await Self.$isSecondTry.withValue(true, operation: function)
  }

  /// Performs a suite, and judges the first tries where no other suite is around it.
  private func performSuite(_ function: @Sendable () async throws -> Void) async throws {
    tally.depth.add(1, ordering: .relaxed)
    defer {
      if tally.depth.subtract(1, ordering: .relaxed).newValue == 0 { judge() }
    }
    try await function()
  }

  private func judge() {
    let tries = tally.tries.withLock { $0 }
    guard tries.cases > 0 else { return }
    print(tries.summary)
    if tries.hasTooManyFailures { Issue.record("\(tries.summary)") }
  }
}

/// What the copies of a trait share, which each suite and each case gets one of.
private final class Tally: Sendable {
  let tries = Mutex(FirstTries())
  let depth = Atomic(0)
}

extension Trait where Self == SecondTryTrait {
  /// Each case is tried again if it fails; too many that fail at first fail the suite.
  static var secondTry: Self { Self() }
}
