import Foundation

/// The keyboard and the mouse of a session.
///
/// Keys go through the X server as those of a device would: it repeats what is held and looks
/// every key up in the layout. The pauses between them are kept by a process of its own.
@MainActor
public final class Keyboard {
  private let process: LineProcess

  /// How the X server repeats held keys by itself.
  public static let slowRepeat = KeyStep.autoRepeat(after: 660, every: 40)

  init(environment: [String: String], logs: URL) throws {
    process = try LineProcess(
      Support.command("keyboard.py"), environment: environment,
      log: logs.appending(path: "keyboard.log"))
    _ = try process.readLine(within: 10)
  }

  /// Does what the steps say, and returns when all is done.
  public func perform(_ steps: [KeyStep]) throws {
    let line = steps.map(\.words).joined(separator: " ")
    _ = try process.ask(line, within: steps.duration * 1.5 + 10)
  }

  func end() {
    process.end()
  }
}
