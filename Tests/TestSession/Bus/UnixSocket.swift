import Foundation

/// A socket with a file, as those of D-Bus and IBus.
enum UnixSocket {
  /// Whether a program accepts connections there.
  ///
  /// Its file is there a moment earlier: whoever connects in between is refused.
  static func isListening(at path: String) -> Bool {
    let sockets = (try? KernelFile.text(of: "/proc/net/unix")) ?? ""
    // __SO_ACCEPTCON in the kernel's include/uapi/linux/net.h.
    return sockets.split(separator: "\n").contains {
      $0.hasSuffix(" " + path) && $0.contains(" 00010000 ")
    }
  }
}
