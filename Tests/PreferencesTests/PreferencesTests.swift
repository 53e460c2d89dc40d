import Foundation
import Testing

@testable import TestSession

/// The window of the preferences, used through assistive technologies.
@Suite(
  .serialized, .inSession, .namingSession,
  .enabled(
    if: ProcessInfo.processInfo.environment["IBUS_CALLOUT_SESSIONS"] == "1",
    "IBUS_CALLOUT_SESSIONS=1 runs these"))
enum PreferencesTests {}

extension Trait where Self == IssueHandlingTrait {
  /// Names the session in each failure.
  static var namingSession: Self {
    .compactMapIssues { issue in
      var issue = issue
      let session: Comment = "in a session of \(SessionLocale.current.rawValue)"
      if !issue.comments.contains(session) { issue.comments.append(session) }
      return issue
    }
  }
}
