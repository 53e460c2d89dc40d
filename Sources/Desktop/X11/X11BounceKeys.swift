import CXCB
import Dispatch
import GLib
public import KeyboardCore

/// How long the X server keeps a key from being pressed again, by BounceKeys and SlowKeys of XKB, which
/// any desktop may have switched on.
public enum X11BounceKeys {
  /// Reports that in ms, now and whenever it changes, until the display closes; without waiting, and not
  /// from within this call.
  public static func follow(
    _ display: String, _ report: @escaping @MainActor @Sendable (Milliseconds) -> Void
  ) {
    // Loading reads files, and the server answers late while another client holds it up.
    DispatchQueue(label: "xkb").async {
      var library = XCBLibrary()
      guard cxcb_load(&library),
        let connection = XCBConnection(library, display: X11ProgramSource.local(display))
      else { return }
      connection.followPressDelay { delay in MainLoop.async { report(delay) } }
    }
  }
}
