import Foundation
import Glibc

/// A program with text fields in a GNOME Shell session.
@MainActor
final class GnomeClient {
  /// The kind of program.
  enum Kind: String, CaseIterable, Sendable, Hashable {
    /// GTK 3.
    case gtk3
    /// GTK 4.
    case gtk4
    /// Firefox, a page with text fields.
    case firefox
    /// The widget of GNOME's terminals, which has only one field.
    case terminal

    /// The kinds with two fields and a password field.
    static let withFields: [Self] = [.gtk3, .gtk4, .firefox]

    fileprivate var command: [String] {
      switch self {
      case .gtk3: Support.command("gtk3_field.py")
      case .gtk4: Support.command("gtk4_field.py")
      case .firefox: Support.command("browser_field.py", ["firefox"])
      case .terminal: Support.command("gnome_terminal.py")
      }
    }
  }

  /// The kind of program.
  let kind: Kind

  private let process: LineProcess
  private let session: GnomeShellSession
  private let window: Int

  /// Starts a program and waits until it accepts text.
  init(_ kind: Kind, in session: GnomeShellSession) throws {
    self.kind = kind
    self.session = session
    let others = try session.keyboard.evaluate(
      "global.get_window_actors().map(a => a.meta_window.get_id())", as: [Int].self)
    process = try LineProcess(
      kind.command, environment: session.environment,
      log: session.logs.appending(path: "\(kind.rawValue).log"))
    do {
      guard try process.readLine(within: 90) == "ready" else {
        throw SessionError("\(kind) does not start")
      }
      let isNew = "global.display.focus_window && !\(others).includes(WINDOW)"
      let focused = "global.display.focus_window.get_id()"
      try session.wait(
        for: "the window of \(kind)", until: isNew.replacing("WINDOW", with: focused))
      window = try session.keyboard.evaluate(focused, as: Int.self)
      try shrink()
    } catch {
      process.end()
      throw error
    }
  }

  /// Ends the program.
  func end() {
    process.end()
  }

  /// Focuses the window, empties its fields and puts the cursor into the first.
  func start() throws {
    try activate()
    guard try process.ask("clear", within: 20) == "done" else {
      throw SessionError("\(kind) cannot be cleared")
    }
    try session.wait(
      for: "the input focus of \(kind)", until: "Main.inputMethod.currentFocus !== null")
    // A client reports its cursor to the shell only with the next frame or two.
    usleep(200_000)
  }

  /// Focuses the window.
  func activate() throws {
    let hasFocus = "global.display.focus_window?.get_id() === \(window)"
    if try session.keyboard.evaluate(hasFocus, as: Bool.self) { return }
    try session.keyboard.evaluate("Main.activateWindow(\(windowScript))")
    try session.wait(for: "the focus of \(kind)", until: hasFocus)
    // GTK 4 reports the wrong purpose of a field that gets the focus before its window has settled.
    usleep(150_000)
  }

  /// The text of a field when it matches and no longer changes, or after a while.
  ///
  /// - Parameters:
  ///   - field: The field's number, counted from 0.
  ///   - matches: Whether a text is as expected.
  /// - Returns: The text.
  /// - Throws: A `SessionError` if the program does not answer.
  func text(of field: Int = 0, where matches: (String) -> Bool) throws -> String {
    let end = Date(timeIntervalSinceNow: 2.5)
    while try !matches(state().fields[field]), end.timeIntervalSinceNow > 0 { usleep(30_000) }
    usleep(150_000)
    return try state().fields[field]
  }

  /// A click into a field, near its right end, where no list covers it.
  func click(into field: Int) throws -> KeyStep {
    let place = try state().places[field]
    // On Wayland a client knows only its own surface.
    let corner = try session.keyboard.evaluate(
      "(area => [area.x, area.y])(\(windowScript).get_buffer_rect())", as: [Int].self)
    return .click(
      x: corner[0] + place[0] + place[2] - 30, y: corner[1] + place[1] + place[3] / 2)
  }

  /// Shrinks a window that fills the screen.
  ///
  /// To show a list above a window that fills the screen, the shell redraws the whole screen;
  /// without a graphics card that sometimes takes half a second.
  private func shrink() throws {
    try session.keyboard.evaluate("\(windowScript).unmake_fullscreen()")
    try session.wait(for: "the small window of \(kind)", until: "!\(windowScript).fullscreen")
    try session.keyboard.evaluate(
      """
      (window => {
        window.unmaximize(imports.gi.Meta.MaximizeFlags.BOTH);
        window.move_resize_frame(true, 60, 80, 760, 420);
      })(\(windowScript))
      """)
    try session.wait(
      for: "the small window of \(kind)", until: "\(windowScript).get_frame_rect().x === 60")
  }

  /// The window, as an expression in the shell.
  private var windowScript: String {
    """
    global.get_window_actors().map(actor => actor.meta_window)
      .find(window => window.get_id() === \(window))
    """
  }

  private func state() throws -> TextClient.State {
    let answer = try process.ask("state", within: 20)
    return try JSONDecoder().decode(TextClient.State.self, from: Data(answer.utf8))
  }
}
