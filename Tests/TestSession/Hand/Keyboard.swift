import Foundation

/// The keyboard and the mouse of a session.
///
/// Keys go through the X server as those of a device would: it repeats what is held and looks
/// every key up in the layout.
@MainActor
final class Keyboard: SessionKeyboard {
  let process: LineProcess

  /// How the X server repeats held keys by itself.
  static let slowRepeat = KeyStep.autoRepeat(after: 660, every: 40)

  init(environment: [String: String], logs: URL) throws {
    process = try LineProcess(
      Support.command("keyboard.py"), environment: environment,
      log: logs.appending(path: "keyboard.log"))
    _ = try process.readLine(within: 10)
  }
}
