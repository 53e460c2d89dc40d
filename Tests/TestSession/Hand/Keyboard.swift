import Foundation

/// The keyboard and the mouse of a session.
///
/// Keys go through the X server like those of a device: it repeats held keys and looks up
/// every key in the layout.
@MainActor
final class Keyboard: SessionKeyboard {
  let process: LineProcess

  /// The X server's own auto-repeat.
  static let slowRepeat = KeyStep.autoRepeat(after: 660, every: 40)

  init(environment: [String: String], logs: URL) throws {
    process = try LineProcess(
      Support.command("keyboard.py"), environment: environment,
      log: logs.appending(path: "keyboard.log"))
    _ = try process.readLine(within: 10)
  }
}
