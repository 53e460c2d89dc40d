/// The keyboard and the mouse of a session.
///
/// The pauses between keys are kept by a process of its own.
@MainActor
protocol SessionKeyboard: AnyObject {
  /// The process that moves keys and mouse.
  var process: LineProcess { get }
}

extension SessionKeyboard {
  /// Does what the steps say, and returns when all is done.
  ///
  /// - Throws: A `SessionError` if it cannot be done.
  func perform(_ steps: [KeyStep]) throws {
    let line = steps.map(\.words).joined(separator: " ")
    let answer = try process.ask(line, within: steps.duration * 1.5 + 10)
    guard answer == "done" else { throw SessionError("The keyboard answers \(answer)") }
  }

  /// Releases what is down, and unplugs the keyboard.
  func end() {
    process.end()
  }
}
