import Commands
import GLib
import Glibc
import Hosting
import IBus

/// A private ibus-daemon without the user's settings, display or home.
final class PrivateBus {
  /// IBus's own engine, for comparison.
  static let simpleEngine = "/usr/libexec/ibus-engine-simple"

  /// The engine's program.
  let engine: String
  private let directory: String
  private let daemon: ChildProcess
  private let sessionBus: ChildProcess
  /// The connection to the daemon.
  let bus: Bus

  /// Starts the daemon and connects this process to it.
  ///
  /// - Throws: `CommandError` where the daemon or the engine is not installed or does not start.
  init(engine: String) throws {
    guard access(engine, X_OK) == 0 else {
      throw CommandError("There is no engine at \(engine); build it, or name it with --engine.")
    }
    self.engine = engine
    var template = Array("/tmp/ime-measure-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else {
      throw CommandError("No directory can be made in /tmp: \(SystemCall.lastError).")
    }
    directory = String(cString: path)
    let address = "unix:path=\(directory)/bus"
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { unsetenv(name) }
    setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(directory)/session", 1)
    for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] {
      setenv(name, directory, 1)
    }
    setenv("IBUS_ADDRESS", address, 1)
    setenv("IBUS_COMPONENT_PATH", "\(directory):/usr/share/ibus/component", 1)
    setenv("GSETTINGS_BACKEND", "memory", 1)
    let component = EngineCatalogue(locales: LocaleLoader.names(), setup: nil)
      .componentXML(command: "\(engine) --ibus", version: calloutVersion)
    try TextFile.write(component, to: directory + "/callout.xml")
    sessionBus = try ChildProcess([
      "dbus-daemon", "--session", "--nofork", "--address=unix:path=\(directory)/session",
    ])
    daemon = try ChildProcess([
      "ibus-daemon", "--panel=disable", "--config=disable", "--emoji-extension=disable",
      "--cache=none", "--address=\(address)",
    ])
    let isUp = MainLoop.run(forAtMost: 10_000) { [directory] in
      access(directory + "/bus", R_OK) == 0
    }
    // libibus reconnects by itself, but only after an earlier connection.
    usleep(300_000)
    bus = Bus()
    guard isUp, bus.isConnected else {
      throw CommandError("ibus-daemon did not start; is the package ibus installed?")
    }
  }

  /// Starts an engine and waits until its name is on the bus.
  ///
  /// - Returns: The process, and the time it took in µs.
  func start(_ arguments: [String], name: String) throws -> (ChildProcess, Double) {
    let begin = microseconds()
    let process = try ChildProcess(arguments)
    while !bus.hasOwner(of: name) {
      guard microseconds() - begin < 5e6 else {
        throw CommandError("\(arguments[0]) did not come up within 5 s.")
      }
    }
    return (process, microseconds() - begin)
  }

  /// Ends the daemons and removes their files.
  func stop() {
    daemon.stop()
    sessionBus.stop()
    let remover = try? ChildProcess(["rm", "-rf", directory])
    remover?.wait()
  }
}
