import Foundation

/// A socket with a file, like those of D-Bus and IBus.
enum UnixSocket {
  /// Whether a program accepts connections there.
  ///
  /// The file exists a moment earlier, and connections are refused until then.
  static func isListening(at path: String) -> Bool {
    let sockets = (try? KernelFile.text(of: "/proc/net/unix")) ?? ""
    // __SO_ACCEPTCON in the kernel's include/uapi/linux/net.h.
    return sockets.split(separator: "\n").contains {
      $0.hasSuffix(" " + path) && $0.contains(" 00010000 ")
    }
  }
}
