import Foundation
import Glibc

/// A GNOME Shell without a monitor, with its own buses, home, IBus and keyboard.
///
/// It requires neither a display nor a login, and any user can run it.
@MainActor
final class GnomeShellSession: DesktopSession {
  let environment: [String: String]
  let keyboard: GnomeKeyboard
  /// The folder that keeps the logs.
  let logs: URL
  let trace: URL
  /// IBus's name for the tested engine.
  let engine: String
  let keeper: Keeper
  var folder: URL { files.url }

  private let files: GnomeSessionFolder

  /// Starts a session and waits until it is ready; the layout `us` without an engine is in use.
  ///
  /// - Parameters:
  ///   - engine: The engine to register in IBus.
  ///   - settings: The engine's settings, each as `KEY=VALUE` in GVariant text.
  ///   - logs: The folder that keeps the logs.
  /// - Throws: A `SessionError` that names the part that does not start.
  init(engine: TestedEngine, settings: [String] = [], logs: URL) throws {
    self.engine = engine.name
    self.logs = logs
    trace = logs.appending(path: "trace.log")
    try? FileManager.default.removeItem(at: logs)
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    files = try GnomeSessionFolder()
    environment = files.environment
    keeper = try Keeper(logs: logs)
    do {
      if case .program(let program) = engine {
        let options = settings.flatMap { ["--setting", $0] }
        try ComponentFile(program: program, arguments: options + ["--trace", trace.path])
          .write(to: files.components)
      }
      for bus in ["system-bus", "session-bus"] {
        try keeper.startBus(bus, in: files.url, environment: environment)
      }
      try keeper.start(
        "gnome-shell",
        [
          // With a higher priority if allowed: it draws without a graphics card.
          "nice", "-n", "-10", "gnome-shell", "--headless", "--virtual-monitor", "1024x768",
          "--no-x11", "--unsafe-mode", "--wayland-display", GnomeSessionFolder.display,
        ],
        environment: environment)
      keyboard = try GnomeKeyboard(environment: environment, logs: logs)
    } catch {
      keeper.end()
      try? FileManager.default.removeItem(at: files.url)
      throw error
    }
    do {
      let isConnected = "\(Self.manager)._ready && Main.inputMethod._context !== null"
      try wait(for: "IBus", until: isConnected)
      try keyboard.evaluate("Main.overview.hide()")
      try wait(for: "the end of the overview", until: "!Main.overview.visible")
      try keyboard.evaluate(Self.stallWatch)
    } catch {
      end()
      throw error
    }
  }

  /// Makes an engine the only input source, as in the settings of GNOME.
  ///
  /// - Parameter engine: The engine's name; GNOME uses `xkb:us::eng` for the layout `us`.
  /// - Throws: A `SessionError` if the shell does not select it.
  func select(_ engine: String) throws {
    let parts = engine.split(separator: ":").map(String.init)
    let source = parts[0] == "xkb" ? ["xkb", parts[1]] : ["ibus", engine]
    try keyboard.evaluate(
      """
      new imports.gi.Gio.Settings({ schema_id: 'org.gnome.desktop.input-sources' }).set_value(
        'sources', new imports.gi.GLib.Variant('a(ss)', [['\(source[0])', '\(source[1])']]))
      """)
    try wait(
      for: "the engine \(engine)", until: "\(Self.manager)._currentEngineName === '\(engine)'")
  }

  /// Waits until a JavaScript expression is true in the shell.
  ///
  /// - Throws: A `SessionError` with the description if it does not happen in time.
  func wait(for what: String, seconds: Double = 15, until expression: String) throws {
    try wait(for: what, seconds: seconds) {
      try keyboard.evaluate("!!(\(expression))", as: Bool.self)
    }
  }

  /// The longest standstill of the shell since the last call, in ms.
  ///
  /// Keys wait during a standstill and then come all at once: a held key is only tapped.
  func worstStall() throws -> Int {
    try keyboard.evaluate(
      "(worst => { global.worstStall = 0; return Math.round(worst / 1000); })(global.worstStall)",
      as: Int.self)
  }

  private static let stallWatch = """
    {
      const { GLib } = imports.gi;
      const interval = 10;
      let last = GLib.get_monotonic_time();
      global.worstStall = 0;
      GLib.timeout_add(GLib.PRIORITY_DEFAULT, interval, () => {
        const now = GLib.get_monotonic_time();
        global.worstStall = Math.max(global.worstStall, now - last - interval * 1000);
        last = now;
        return GLib.SOURCE_CONTINUE;
      });
    }
    """

  /// The part of the shell that talks to IBus.
  static let manager = "imports.misc.ibusManager.getIBusManager()"
}
