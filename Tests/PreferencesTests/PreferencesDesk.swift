import Foundation
import Testing

@testable import TestSession

/// A session on X with IBus, this engine and assistive technologies, to test the window in.
@MainActor
final class PreferencesDesk {
  static let schema = "org.freedesktop.ibus.engine.callout"
  /// The pages, by their names on the command line.
  nonisolated static let pages = [
    "languages", "holding", "shortcuts", "look", "accessibility", "help",
  ]

  /// The session.
  let session: PrivateSession
  /// The position of the window when its picture was last taken.
  var origin: (x: Int, y: Int)?
  /// The desk's own folder, which is removed with it.
  let temporary: TemporaryFolder
  var folder: URL { temporary.url }
  private let reader: LineProcess
  private var programs: [Process] = []
  /// How often the program was started: what was read before is not an answer to what is asked after it.
  private var starts = 0

  /// Starts a session.
  ///
  /// - Throws: A `SessionError` that names the part that does not start.
  init() throws {
    let outside = ProcessInfo.processInfo.environment["IBUS_CALLOUT_OUTPUT"]
    let output =
      outside.map { URL(filePath: $0) } ?? Support.package.appending(path: ".build/preferences")
    temporary = try TemporaryFolder()
    let folder = temporary.url
    try Support.run([
      "glib-compile-schemas", "--strict", "--targetdir=\(folder.path)",
      Support.package.appending(path: "data").path,
    ])
    var options = PrivateSession.Options(logs: output)
    options.environment = [
      "GSETTINGS_SCHEMA_DIR": folder.path, "GTK_A11Y": "atspi", "NO_AT_BRIDGE": "0",
      "XDG_CURRENT_DESKTOP": "X11",
    ].merging(try SessionLocale.current.environment()) { $1 }
    session = try PrivateSession(options)
    do {
      // With hinting, the dots of i and ë touch their letters in pictures.
      try session.run([
        "sh", "-c", "printf 'Xft.hinting: 0\nXft.hintstyle: hintnone\n' | xrdb -merge",
      ])
      try session.keeper.start(
        "at-spi", ["/usr/libexec/at-spi-bus-launcher", "--launch-immediately"],
        environment: session.environment)
      try session.run(["gdbus", "wait", "--session", "--timeout", "25", "org.a11y.Bus"])
      let script = Support.package.appending(
        path: "Tests/PreferencesTests/Clients/accessibility.py")
      reader = try LineProcess(
        ["/usr/bin/python3", script.path], environment: session.environment,
        log: output.appending(path: "reader.log"))
      _ = try reader.readLine(within: 30)
    } catch {
      session.end()
      throw error
    }
  }

  isolated deinit {
    close()
    reader.end()
    session.end()
    temporary.remove()
  }

  /// The environment in which fields receive the letters of the display's layout, without the engine.
  nonisolated static let plainTyping = ["GTK_IM_MODULE": "gtk-im-context-simple"]

  /// Starts the program and waits for its window.
  func open(_ arguments: String..., environment: [String: String] = [:]) throws {
    try start(arguments, environment: environment)
    try session.wait(for: "the window") { try !widgets().isEmpty }
  }

  /// Starts the program and shows the programs, which the page of holding leads to.
  func openPrograms(environment: [String: String] = [:]) throws {
    try open("--page", "holding", environment: environment)
    try act(on: "Programs")
    try wait(for: "Rules for Programs")
  }

  /// Starts the program.
  @discardableResult
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    starts += 1
    let process = Process()
    process.executableURL = try Programs.setup()
    process.arguments = arguments
    process.environment = session.environment.merging(environment) { $1 }
    let log = session.options.logs.appending(path: "preferences.log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.runUnmasked()
    programs.append(process)
    return process
  }

  /// Ends the program.
  func close() {
    for program in programs where program.isRunning {
      program.terminate()
      program.waitUntilExit()
    }
    programs = []
    origin = nil
  }

  /// The widgets in the window, and in those of other instances.
  ///
  /// - Parameter boxes: Whether to ask for their positions, which takes one call for each.
  /// - Returns: The widgets, outer ones first.
  /// - Throws: A `SessionError` if the reader fails.
  func widgets(boxes: Bool = false) throws -> [Widget] {
    (try ask(["do": "widgets", "boxes": boxes], as: [Widget].self) ?? []).map { widget in
      var widget = widget
      widget.label = widget.name
      widget.name = Catalogue.current.english(of: widget.name)
      widget.description = Catalogue.current.english(of: widget.description)
      return widget
    }
  }

  /// The widget with a name and a role, by default that of any control, once it is there: what was read
  /// may be a second old.
  func widget(_ name: String, role: String? = nil, boxes: Bool = false) throws -> Widget {
    var found: Widget?
    try session.wait(for: "the \(role ?? "control") \"\(name)\"", seconds: 5) {
      found = try widgets(boxes: boxes).first {
        $0.name == name && (role == nil ? $0.isControl : $0.role == role)
      }
      return found != nil
    }
    return try #require(found)
  }

  /// Activates a widget, as a click does.
  func act(on name: String, role: String = "push button") throws {
    guard try ask("act", name, role) else {
      throw SessionError("\"\(name)\" cannot be activated")
    }
  }

  /// Sets the number in a widget.
  func set(_ name: String, role: String, to value: Double) throws {
    _ = try ask("value", name, role, ["value": value])
  }

  /// Presses the Undo button of a message.
  func undo(_ message: String) throws {
    try wait(for: message)
    // libadwaita 1.2 repeats the button's name.
    let names = try widgets().filter { $0.role == "push button" }.map(\.name)
    try act(on: names.contains("Undo Undo") ? "Undo Undo" : "Undo")
  }

  /// The value of a setting, as text.
  func setting(_ key: String) throws -> String {
    try session.run(["gsettings", "get", Self.schema, key]).trimmed
  }

  /// Changes a setting, as another program does.
  func store(_ key: String, _ value: String) throws {
    try session.run(["gsettings", "set", Self.schema, key, value])
  }

  /// Asks the reader to do something with a widget.
  private func ask(
    _ what: String, _ name: String, _ role: String, _ more: [String: Any] = [:]
  ) throws -> Bool {
    let label = try widget(name, role: role).label ?? name
    let request: [String: Any] = ["do": what, "name": label, "role": role]
    return try ask(request.merging(more) { $1 }, as: Bool.self) == true
  }

  private func ask<Answer: Decodable>(
    _ request: [String: Any], as type: Answer.Type
  ) throws -> Answer? {
    let request = request.merging(["program": "ibus-setup-callout", "starts": starts]) { $1 }
    let line = try JSONSerialization.data(withJSONObject: request)
    let answer = try reader.ask(String(decoding: line, as: UTF8.self), within: 20)
    let read = try JSONDecoder().decode(Reply<Answer>.self, from: Data(answer.utf8))
    if let error = read.error { throw SessionError("accessibility.py: \(error)") }
    return read.answer
  }

  private struct Reply<Answer: Decodable>: Decodable {
    var answer: Answer?
    var error: String?
  }
}
