import Foundation

/// A private desktop for tests, with an IBus and a keyboard.
///
/// It has its own home and runtime folders and is independent of the user's session. Everything in
/// it ends with it.
@MainActor
protocol DesktopSession: RunningSession {
  /// The kind of its keyboard.
  associatedtype Keys: SessionKeyboard

  /// The keyboard and the mouse.
  var keyboard: Keys { get }
  /// The file with the engine's trace.
  var trace: URL { get }
}

extension DesktopSession {
  /// Stops everything in the session; the logs stay.
  func end() {
    keyboard.end()
    keeper.end()
    try? FileManager.default.removeItem(at: folder)
  }
}
