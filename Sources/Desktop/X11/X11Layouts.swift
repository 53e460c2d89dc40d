import CXCB
import Dispatch
import GLib

/// The layouts of X's keyboard, as programs such as setxkbmap note them.
public enum X11Layouts {
  /// The most bytes to read of the names of rules, model, layouts, variants and options.
  private nonisolated static let limit = 4096

  /// Reports the layouts and their variants, each as a list with commas, now and whenever they change,
  /// until the display closes; without waiting, and not from within this call.
  public static func follow(
    _ display: String, _ report: @escaping @MainActor @Sendable (String, String) -> Void
  ) {
    // Loading reads files, and the server answers late while another client holds it up.
    DispatchQueue(label: "layouts").async {
      var library = XCBLibrary()
      guard cxcb_load(&library),
        let connection = XCBConnection(library, display: X11ProgramSource.local(display))
      else { return }
      connection.followRoot("_XKB_RULES_NAMES") { names in
        let bytes = connection.property(names, of: connection.root, limit: limit)
        let texts = bytes.split(separator: 0, omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
        if texts.count > 3 { MainLoop.async { report(texts[2], texts[3]) } }
      }
    }
  }
}
