import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// The test needs programs as they are shipped.
  ///
  /// Those the environment names are taken for such, as `packaging/test` does: nothing there can
  /// switch the test off. What `swift build` made beside the tests is not.
  static var onReleases: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["IBUS_CALLOUT_ENGINE"] != nil,
      "only programs as they are shipped are like this; IBUS_CALLOUT_ENGINE names one")
  }
}
