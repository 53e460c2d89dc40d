import CXCB
import Dispatch
import GLib

/// Follows the focus with X: the window manager reports the active window, and the window's class
/// identifies its program.
final class X11ProgramSource: ProgramSource {
  /// The most bytes to read of a class and the name before it.
  private nonisolated static let classLimit = 256

  private let display: String

  /// Creates a source for a display named as in `DISPLAY`, and does not connect yet.
  init(display: String) { self.display = display }

  override func connect() {
    // Loading reads files, and the server answers late while another client holds it up.
    let report: @MainActor @Sendable (String?) -> Void = { [weak self] in self?.report($0) }
    let end: @MainActor @Sendable (String?) -> Void = { [weak self] in self?.end($0) }
    DispatchQueue(label: "x11").async { [display] in
      let problem = Self.follow(display) { name in MainLoop.async { report(name) } }
      MainLoop.async { end(problem) }
    }
  }

  /// Reports the program with the focus, now and whenever it changes, until the display closes.
  ///
  /// - Returns: Why the focus cannot be followed, in one sentence, or `nil`.
  private nonisolated static func follow(
    _ display: String, _ report: (String?) -> Void
  ) -> String? {
    var library = XCBLibrary()
    guard cxcb_load(&library) else {
      return "libxcb is not installed: rules by program do not work for XIM and Qt."
    }
    guard let connection = XCBConnection(library, display: local(display)) else {
      return "The X display cannot be opened: rules by program do not work for XIM and Qt."
    }
    connection.followRoot("_NET_ACTIVE_WINDOW") { activeWindow in
      let bytes = connection.property(activeWindow, of: connection.root, limit: 4)
      let window = bytes.count == 4 ? bytes.withUnsafeBytes { $0.load(as: UInt32.self) } : 0
      // Window managers write 0 when no X window has the focus.
      let name = XCB_ATOM_WM_CLASS.rawValue
      report(
        window == 0
          ? nil : program(inClass: connection.property(name, of: window, limit: classLimit)))
    }
    return nil
  }

  /// The name of a display of this machine that makes libxcb look in the file system only.
  ///
  /// When a display without a host is not there, libxcb would try a network port. "unix:0" without the
  /// slash is a path for libxcb 1.17.
  nonisolated static func local(_ display: String) -> String {
    display.hasPrefix(":") ? "unix/" + display : display
  }

  /// The program in a window's class, which is two strings that each end in a zero: the second.
  nonisolated static func program(inClass bytes: [UInt8]) -> String? {
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    guard texts.count > 1, !texts[1].isEmpty else { return nil }
    return String(decoding: texts[1], as: UTF8.self)
  }
}
