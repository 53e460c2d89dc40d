public import Foundation

/// A desktop of its own for the tests, with an IBus and a keyboard.
///
/// It has its own home and runtime folders and knows nothing of the user's session. Everything in
/// it ends with it.
@MainActor
public protocol DesktopSession: AnyObject {
  /// The kind of its keyboard.
  associatedtype Keys: SessionKeyboard

  /// The environment of the session's programs.
  var environment: [String: String] { get }
  /// The keyboard and the mouse.
  var keyboard: Keys { get }
  /// The file the engine writes its trace to.
  var trace: URL { get }
  /// The folder with the home and all files of the session.
  var folder: URL { get }
  /// The parent of the session's programs.
  var keeper: Keeper { get }
}

extension DesktopSession {
  /// Ends everything in the session; the logs stay.
  public func end() {
    keyboard.end()
    keeper.end()
    try? FileManager.default.removeItem(at: folder)
  }
}
