import Commands
import GLib
import Hosting
import KeyboardCore

/// What the running engine tells those who watch it.
final class MonitorConnection {
  /// A line of it may be this long, in bytes: a told text can be as long as a page.
  private static let longestLine = 1 << 20
  /// How long the engine may take to let somebody watch once it is allowed, in ms.
  private static let patience = 3000

  private let socket: LocalSocket
  private let wasAllowedHere: Bool

  /// Connects.
  ///
  /// - Parameter allows: Whether to allow it first, until the connection ends.
  /// - Throws: `CommandError` where no engine runs, or nobody may watch.
  init(allows: Bool) throws {
    guard let path = MonitorServer.path else {
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

  /// Receives lines until the engine, or the user, ends it.
  ///
  /// - Parameters:
  ///   - notice: Printed on standard error with the first line: from then on nothing is missed.
  ///   - body: Called with each line, which has no end of line.
  func run(notice: String? = nil, _ body: @escaping (String) -> Void) {
    var notice = notice
    socket.onReadable = { [socket] in
      while true {
        guard let bytes = socket.receive(atMost: Self.longestLine) else { return MainLoop.quit() }
        if bytes.isEmpty { return }
        if let sentence = notice.take() { printError(sentence) }
        body(String(decoding: bytes, as: UTF8.self))
      }
    }
    MainLoop.run()
    socket.onReadable = nil
    if wasAllowedHere { Self.forbid() }
  }

  private static func forbid() { try? StoredSettings().set("monitor", to: ["off"]) }
}
