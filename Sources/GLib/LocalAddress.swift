import Glibc

/// The address of a socket in the file system.
struct LocalAddress {
  private var address = sockaddr_un()

  /// - Throws: `LocalSocket.ConnectionError` if the path is too long.
  init(path: String) throws(LocalSocket.ConnectionError) {
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    // The last byte ends the text.
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      errno = ENAMETOOLONG
      throw LocalSocket.ConnectionError()
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
  }

  /// Makes a socket that never blocks, and returns its descriptor, which the caller owns.
  func makeSocket(keepsMessages: Bool) throws(LocalSocket.ConnectionError) -> Int32 {
    let kind = keepsMessages ? SOCK_SEQPACKET : SOCK_STREAM
    let type = Int32(kind.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, type, 0)
    guard descriptor >= 0 else { throw LocalSocket.ConnectionError() }
    return descriptor
  }

  /// Calls `bind` or `connect` with the address, and returns whether that succeeded.
  func use(
    _ descriptor: Int32, _ call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32
  ) -> Bool {
    withUnsafeBytes(of: address) { buffer in
      SystemCall.retrying {
        call(
          descriptor, buffer.assumingMemoryBound(to: sockaddr.self).baseAddress,
          socklen_t(buffer.count))
      } == 0
    }
  }
}
