import Commands
import GLib
import Hosting
import KeyboardCore

/// A connection to the running engine that receives what it reports.
final class MonitorConnection {
  /// The longest line, in bytes: a reported text can be as long as a page.
  private static let longestLine = 1 << 20
  /// How long the engine may take to accept the connection once that is allowed, in ms.
  private static let patience = 3000

  private let socket: LocalSocket
  private let wasAllowedHere: Bool

  /// Connects, if wanted after allowing it until the connection ends.
  init(allows: Bool) throws {
    guard let path = MonitorSocket.path else {
      throw CommandError("XDG_RUNTIME_DIR is not set, so there is no session to watch.")
    }
    var socket = try? LocalSocket(path: path, keepsMessages: true)
    wasAllowedHere = socket == nil && allows
    if wasAllowedHere {
      try StoredSettings().set("monitor", to: ["on"])
      let end = MainLoop.now + Self.patience
      while socket == nil, MainLoop.now < end {
        MainLoop.run(forAtMost: 50)
        socket = try? LocalSocket(path: path, keepsMessages: true)
      }
    }
    guard let socket else {
      if wasAllowedHere { Self.forbid() }
      throw CommandError(
        allows
          ? "No engine answers. Run \"ime-cli doctor\" to find out why."
          : "The engine is not running, or may not be watched. To allow it until this command ends,"
            + " add --allow; until you log out, run: ime-cli settings set monitor on")
    }
    self.socket = socket
  }

  /// Receives lines of JSON until the engine or the user ends it; prints a notice on standard error with
  /// the first line, from which on nothing is missed.
  ///
  /// They are written anew, without raw control characters. Other lines are left out, which is reported
  /// once.
  func run(
    notice: String? = nil, onProblem: @escaping (String) -> Void,
    _ body: @escaping (String) -> Void
  ) {
    var notice = notice
    var problem: String? = "The engine sent something that is not JSON; it is left out."
    socket.onReadable = { [socket] in
      while true {
        guard let bytes = socket.receive(atMost: Self.longestLine) else { return MainLoop.quit() }
        if bytes.isEmpty { return }
        if let sentence = notice.take() { printError(sentence) }
        if let line = try? JSONValue(parsing: String(decoding: bytes, as: UTF8.self)) {
          body(line.compact)
        } else if let sentence = problem.take() {
          onProblem(sentence)
        }
      }
    }
    MainLoop.run()
    socket.onReadable = nil
    if wasAllowedHere { Self.forbid() }
  }

  private static func forbid() { try? StoredSettings().set("monitor", to: ["off"]) }
}
