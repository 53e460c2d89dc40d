import Foundation
import Testing

/// The window of the preferences, used as assistive technologies use it.
@Suite(
  .serialized, .namingSession,
  .enabled(
    if: ProcessInfo.processInfo.environment["IBUS_CALLOUT_CLIENTS"] == "1",
    "IBUS_CALLOUT_CLIENTS=1 runs these"))
enum PreferencesTests {}
