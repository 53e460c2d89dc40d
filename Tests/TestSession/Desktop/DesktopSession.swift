import Foundation

/// A desktop of its own for the tests, with an IBus and a keyboard.
///
/// It has its own home and runtime folders and knows nothing of the user's session. Everything in
/// it ends with it.
@MainActor
protocol DesktopSession: RunningSession {
  /// The kind of its keyboard.
  associatedtype Keys: SessionKeyboard

  /// The keyboard and the mouse.
  var keyboard: Keys { get }
  /// The file the engine writes its trace to.
  var trace: URL { get }
}

extension DesktopSession {
  /// Ends everything in the session; the logs stay.
  func end() {
    keyboard.end()
    keeper.end()
    try? FileManager.default.removeItem(at: folder)
  }
}
