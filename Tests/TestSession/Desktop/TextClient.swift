import Foundation

/// A program of GTK 3 with text fields in a session, which uses IBus's own module.
@MainActor
final class TextClient {
  /// The program's report.
  struct State: Decodable, Sendable {
    /// The texts of its fields.
    var fields: [String]
  }

  private let process: LineProcess

  /// Starts a program and waits until it accepts text.
  ///
  /// - Throws: A `SessionError` if it does not start or does not accept text.
  init(in session: PrivateSession) throws {
    process = try LineProcess(
      Support.command("gtk3_field.py"), environment: session.environment,
      log: session.options.logs.appending(path: "gtk3.log"))
    do {
      guard try process.readLine(within: 90) == "ready" else {
        throw SessionError("gtk3_field.py does not start")
      }
      try waitForInput(session)
    } catch {
      process.end()
      throw error
    }
  }

  /// The texts of the fields.
  func state() throws -> State {
    let answer = try process.ask("state", within: 20)
    return try JSONDecoder().decode(State.self, from: Data(answer.utf8))
  }

  /// Empties all fields and focuses the first one.
  func clear() throws {
    guard try process.ask("clear", within: 20) == "done" else {
      throw SessionError("gtk3_field.py cannot be cleared")
    }
  }

  /// Ends the program.
  func end() {
    process.end()
  }

  /// A mapped window may not yet have the focus, or a connected input method: types
  /// until something arrives.
  private func waitForInput(_ session: PrivateSession) throws {
    try session.wait(for: "the text typed into gtk3_field.py", seconds: 20) {
      try session.keyboard.perform(.tap("z") + [.wait(200)])
      return try state().fields[0].hasSuffix("zz")
    }
    try clear()
  }
}
