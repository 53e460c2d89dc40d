/// The keyboard and the mouse of a session.
///
/// A separate process keeps the pauses between keys.
@MainActor
protocol SessionKeyboard: AnyObject {
  /// The process that moves keys and mouse.
  var process: LineProcess { get }
}

extension SessionKeyboard {
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
