import CXCB
import Dispatch
import GLib

/// Learns of the focus from X: the window manager says which window is active, and the window's
/// class is its program.
final class X11ProgramSource: ProgramSource {
  /// The longest class that is read, in bytes, together with the name before it.
  private nonisolated static let classLimit = 256

  private let display: String

  /// Creates a source that is not connected.
  ///
  /// - Parameter display: The display's name, as in `DISPLAY`.
  init(display: String) { self.display = display }

  override func connect() {
    // Loading reads files, and the server answers late where another client holds it up.
    DispatchQueue(label: "x11").async { [weak self, display] in
      let problem = Self.follow(display) { name in MainLoop.async { self?.report(name) } }
      MainLoop.async { self?.end(problem) }
    }
  }

  /// Reports the program with the focus, now and whenever it is another one, until the display ends.
  ///
  /// - Returns: What is wrong where the focus cannot be followed, in one sentence.
  private nonisolated static func follow(
    _ display: String, _ report: (String?) -> Void
  ) -> String? {
    guard let library = try? XCBLibrary() else {
      return "libxcb is not installed: rules by program do not work for XIM and Qt."
    }
    guard let connection = XCBConnection(library, display: local(display)) else {
      return "The X display cannot be opened: rules by program do not work for XIM and Qt."
    }
    let activeWindow = connection.atom("_NET_ACTIVE_WINDOW")
    var change: UInt32? = activeWindow
    while let property = change {
      if property == activeWindow {
        let bytes = connection.property(activeWindow, of: connection.root, limit: 4)
        let window = bytes.count == 4 ? bytes.withUnsafeBytes { $0.load(as: UInt32.self) } : 0
        // Window managers write 0 when no window of X has the focus.
        let name = XCB_ATOM_WM_CLASS.rawValue
        report(
          window == 0
            ? nil : program(inClass: connection.property(name, of: window, limit: classLimit)))
      }
      change = connection.nextChange()
    }
    return nil
  }

  /// A display of this machine, named so that it is looked for in its file system alone: libxcb asks
  /// a port of the network where a server without a host is not there.
  nonisolated static func local(_ display: String) -> String {
    display.hasPrefix(":") ? "unix" + display : display
  }

  /// The program in the two texts of a window's class: the second, each ends with a zero.
  nonisolated static func program(inClass bytes: [UInt8]) -> String? {
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    guard texts.count > 1, !texts[1].isEmpty else { return nil }
    return String(decoding: texts[1], as: UTF8.self)
  }
}
