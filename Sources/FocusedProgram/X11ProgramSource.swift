import CXCB
import Dispatch
import GLib

/// Learns of the focus from X: the window manager says which window is active, and the window's
/// class is its program.
final class X11ProgramSource: ProgramSource {
  /// The longest class that is read, in bytes, together with the name before it.
  private static let classLimit = 256

  private let display: String
  private var connection: XCBConnection?
  private var activeWindow: UInt32 = 0

  /// Creates a source that is not connected.
  ///
  /// - Parameter display: The display's name, as in `DISPLAY`.
  init(display: String) { self.display = display }

  override func connect() {
    // Loading reads files, and connecting waits for the server, which another client may hold up.
    DispatchQueue(label: "x11").async { [weak self, display] in
      guard let library = try? XCBLibrary() else {
        return MainLoop.async {
          self?.end("libxcb is not installed: rules by program do not work for XIM and Qt.")
        }
      }
      // Safe: handed over, and used on the main loop alone.
      nonisolated(unsafe) let connection = library.connect(Self.local(display), nil)
      MainLoop.async { self?.follow(library, connection) }
    }
  }

  override func stop() { connection = nil }

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

  private func follow(_ library: XCBLibrary, _ adopted: OpaquePointer?) {
    guard let adopted, let connection = XCBConnection(library, adopting: adopted) else {
      return end("The X display cannot be opened: rules by program do not work for XIM and Qt.")
    }
    self.connection = connection
    connection.onEnd = { [weak self] in
      self?.connection = nil
      self?.end(nil)
    }
    connection.onPropertyChange = { [weak self] window, property in
      guard let self, window == connection.root, property == activeWindow else { return }
      readActiveWindow()
    }
    connection.watchProperties(of: connection.root)
    connection.atom("_NET_ACTIVE_WINDOW") { [weak self] atom in
      self?.activeWindow = atom
      self?.readActiveWindow()
    }
  }

  private func readActiveWindow() {
    guard let connection else { return }
    connection.property(activeWindow, of: connection.root, limit: 4) { [weak self] bytes in
      guard bytes.count == 4 else { self?.report(nil); return }
      let window = bytes.withUnsafeBytes { $0.load(as: UInt32.self) }
      // Window managers write 0 when no window of X has the focus.
      guard window != 0 else { self?.report(nil); return }
      self?.readClass(of: window)
    }
  }

  private func readClass(of window: UInt32) {
    let atom = XCB_ATOM_WM_CLASS.rawValue
    connection?.property(atom, of: window, limit: Self.classLimit) { [weak self] bytes in
      self?.report(Self.program(inClass: bytes))
    }
  }
}
