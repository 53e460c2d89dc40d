import Foundation

/// A kind of program with text fields.
enum ClientKind: String, CaseIterable, Sendable, Hashable {
  /// GTK 3 with IBus's own module.
  case gtk3
  /// GTK 4 with IBus's own module.
  case gtk4
  /// Qt 5 with its own plugin.
  case qt5
  /// Qt 6 with its own plugin.
  case qt6
  /// A terminal, through the X input method protocol.
  case xterm
  /// Firefox, a page with text fields.
  case firefox
  /// Chromium, a page with text fields.
  case chromium

  /// Whether it is a browser.
  var isBrowser: Bool { self == .firefox || self == .chromium }

  /// Whether its last field is a password field.
  var hasPasswordField: Bool { self != .xterm }

  fileprivate var command: [String] {
    switch self {
    case .gtk3: Support.command("gtk3_field.py")
    case .gtk4: Support.command("gtk4_field.py")
    case .qt5: Support.command("qt_field.py", ["5"])
    case .qt6: Support.command("qt_field.py", ["6"])
    case .xterm: Support.command("xterm_field.py")
    case .firefox, .chromium: Support.command("browser_field.py", [rawValue])
    }
  }
}

/// A program with text fields in a session.
@MainActor
final class TextClient {
  /// The program's report.
  struct State: Decodable, Sendable {
    /// The texts of its fields.
    var fields: [String]
    /// The places of its fields on the screen: x, y, width, height.
    var places: [[Int]]
  }

  /// The kind of program.
  let kind: ClientKind

  private let process: LineProcess

  /// Starts a program and waits until it accepts text.
  ///
  /// - Parameters:
  ///   - kind: The kind of program.
  ///   - arguments: More arguments for it.
  ///   - session: The session for it.
  /// - Throws: A `SessionError` if it does not start or does not accept text.
  init(_ kind: ClientKind, _ arguments: [String] = [], in session: PrivateSession) throws {
    self.kind = kind
    process = try LineProcess(
      kind.command + arguments, environment: session.environment,
      log: session.options.logs.appending(path: "\(kind.rawValue).log"))
    do {
      guard try process.readLine(within: 90) == "ready" else {
        throw SessionError("\(kind) does not start")
      }
      if arguments.isEmpty { try waitForInput(session) }
    } catch {
      process.end()
      throw error
    }
  }

  /// The texts and places of the fields.
  func state() throws -> State {
    let answer = try process.ask("state", within: 20)
    return try JSONDecoder().decode(State.self, from: Data(answer.utf8))
  }

  /// Empties all fields and focuses the first one.
  func clear() throws {
    guard try process.ask("clear", within: 20) == "done" else {
      throw SessionError("\(kind) cannot be cleared")
    }
  }

  /// Ends the program.
  func end() {
    process.end()
  }

  /// A mapped window may not yet have the focus, or a connected input method: types
  /// until something arrives.
  private func waitForInput(_ session: PrivateSession) throws {
    try session.wait(for: "the text typed into \(kind)", seconds: 20) {
      try session.keyboard.perform(.tap("z") + [.wait(200)])
      return try state().fields[0].hasSuffix("zz")
    }
    try clear()
  }
}
