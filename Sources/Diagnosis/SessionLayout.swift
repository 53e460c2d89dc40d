import Glibc
import Hosting
package import KeyboardCore
package import KeyboardLayouts

/// The layout of the session's keyboard, as far as it is known.
package enum SessionLayout {
  /// The names of the layouts, the one that was used last first where the desktop tells.
  package static var names: [String] { SessionLayoutNames.here(query: query).names }

  /// The layouts, with the scripts that they have.
  package static func layouts(_ provider: XKBLayoutProvider) -> SessionLayouts {
    SessionLayouts(
      names.map { .init(name: $0, script: provider.layout(named: $0)?.script) })
  }

  /// X's description of its keyboard: `layout: de,us` and the like.
  private static var query: String {
    guard let pipe = popen("exec setxkbmap -query 2>/dev/null", "r") else { return "" }
    defer { pclose(pipe) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, pipe)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
