import Foundation

/// The keyboard and the mouse of a GNOME Shell session, and a view of the shell's state.
///
/// Keys go through the shell's remote desktop service like those of a device: the shell repeats
/// held keys and looks up every key in the layout.
@MainActor
final class GnomeKeyboard: SessionKeyboard {
  let process: LineProcess

  /// Plugs in the keyboard when the shell has started.
  init(environment: [String: String], logs: URL) throws {
    process = try LineProcess(
      Support.command("gnome_keyboard.py"), environment: environment,
      log: logs.appending(path: "keyboard.log"))
    _ = try process.readLine(within: 70)
  }

  /// Runs JavaScript in the shell.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - type: The type of its last expression.
  /// - Returns: The value of the last expression.
  /// - Throws: A `SessionError` if the script fails.
  func evaluate<Value: Decodable>(_ script: String, as type: Value.Type) throws -> Value {
    let words = try JSONEncoder().encode(script)
    let answer = try process.ask("eval " + String(decoding: words, as: UTF8.self), within: 30)
    return try value(of: answer, for: script)
  }

  /// Runs JavaScript in the shell.
  func evaluate(_ script: String) throws {
    _ = try evaluate("\(script); true", as: Bool.self)
  }

  /// Writes a screenshot to a PNG file.
  func takePicture(_ file: URL) throws {
    let answer = try process.ask("picture \(file.path)", within: 30)
    _ = try value(of: answer, for: "the picture \(file.path)") as String
  }

  private struct Answer<Value: Decodable>: Decodable {
    var value: Value?
    var error: String?
  }

  private func value<Value: Decodable>(of answer: String, for request: String) throws -> Value {
    let answer = try JSONDecoder().decode(Answer<Value>.self, from: Data(answer.utf8))
    guard let value = answer.value else {
      throw SessionError("The shell has no value for \(request): \(answer.error ?? "null")")
    }
    return value
  }
}
