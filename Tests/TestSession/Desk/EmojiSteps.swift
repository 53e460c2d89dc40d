import Foundation

/// Steps in the list of emoji.
enum EmojiSteps {
  /// The key that opens the list, and those that ask for accents.
  static let setting = "key-bindings=['F9=keyboardType:emojis', '<Super><Alt>c=custom:accents']"

  /// The list opens.
  static let open: [KeyStep] = .tap(.f9) + [.wait(250)]

  /// A search, and a pick of the first result.
  static func pick(_ words: String) -> [KeyStep] {
    open + .text(words, for: 30) + [.wait(150)] + .tap(.digit(1)) + [.wait(150)]
  }

  /// A search, and a pick of a skin tone of the first result.
  static func pick(_ words: String, tone: Int) -> [KeyStep] {
    open + .text(words, for: 30) + [.wait(150)] + .longPress(.digit(1))
      + [.wait(100)] + .tap(.digit(tone + 1)) + [.wait(150)]
  }

  /// Kills the engine's worker, and waits until the field in front has the
  /// next worker.
  ///
  /// - Throws: A `SessionError` if it does not come.
  @MainActor static func restartEngine(of session: some DesktopSession) throws {
    let home = session.environment["HOME"] ?? ""
    guard let worker = try RunningProcess.engines(home: home).worker else {
      throw SessionError("There is no engine to restart")
    }
    // The next worker starts a new trace, which must not be mistaken for the old one.
    try Data().write(to: session.trace)
    worker.send(9)
    try session.wait(for: "a new engine with the focus") {
      let next = try RunningProcess.engines(home: home).worker
      let trace = try String(contentsOf: session.trace, encoding: .utf8)
      return next != nil && next != worker && trace.contains("\"focus-in\"")
    }
  }
}
