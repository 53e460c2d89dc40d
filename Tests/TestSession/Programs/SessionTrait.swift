import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// Leaves out tests that start sessions or programs, unless `packaging/test` runs them: they come one
  /// after the other, and need what it installs.
  static var inSession: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["IBUS_CALLOUT_SESSIONS"] == "1",
      "This needs a private session: packaging/test runs it.")
  }
}
