import Foundation

/// The keyboard and the mouse of a session.
///
/// Keys go through the X server like those of a device: it repeats held keys and looks up every key in
/// the layout. A separate process keeps the pauses between keys.
@MainActor
final class Keyboard {
  private let process: LineProcess

  init(environment: [String: String], logs: URL) throws {
    process = try LineProcess(
      Support.command("keyboard.py"), environment: environment,
      log: logs.appending(path: "keyboard.log"))
    _ = try process.readLine(within: 10)
  }

  /// Performs steps, and returns when all are done.
  ///
  /// - Throws: A `SessionError` if they fail.
  func perform(_ steps: [KeyStep]) throws {
    let line = steps.map(\.words).joined(separator: " ")
    let answer = try process.ask(line, within: steps.duration * 1.5 + 10)
    guard answer == "done" else { throw SessionError("The keyboard answers \(answer)") }
  }

  /// Releases all keys, and unplugs the keyboard.
  func end() {
    process.end()
  }
}
