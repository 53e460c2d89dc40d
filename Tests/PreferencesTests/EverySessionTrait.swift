import Testing

@testable import TestSession

/// Runs each case in a session of every `SessionLocale`, one after another.
struct EverySessionTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    for locale in SessionLocale.allCases {
      await SessionLocale.$current.withValue(locale) {
        do {
          try await function()
        } catch {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    }
  }
}

extension Trait where Self == EverySessionTrait {
  /// Each case runs in every session.
  static var everySession: Self { Self() }
}

extension Trait where Self == IssueHandlingTrait {
  /// What fails names the session in which it does.
  static var namingSession: Self {
    .compactMapIssues { issue in
      var issue = issue
      let session: Comment = "in a session of \(SessionLocale.current.rawValue)"
      if !issue.comments.contains(session) { issue.comments.append(session) }
      return issue
    }
  }
}
