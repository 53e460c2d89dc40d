import GLib
import Glibc

// The actor is written out: to optimised builds of other modules, `isolated deinit` is an error
// without.
/// A connection to another program on this machine by a socket in the file system; it never waits.
@MainActor final class LocalSocket {
  /// Why there is no connection, in the system's words.
  struct ConnectionError: Error, CustomStringConvertible {
    /// What is wrong, in the system's words.
    let description: String
  }

  /// Called when there is something to receive.
  var onReadable: (() -> Void)? {
    didSet { watch = onReadable.map { FileWatch(descriptor: descriptor, $0) } }
  }

  private let descriptor: Int32
  private var watch: FileWatch?

  /// Connects.
  ///
  /// - Throws: `ConnectionError` where nobody listens, or is too busy to.
  init(path: String) throws(ConnectionError) { descriptor = try Self.connect(path) }

  isolated deinit {
    watch = nil
    close(descriptor)
  }

  /// Sends bytes, few enough for the socket to take them at once.
  ///
  /// - Throws: `ConnectionError` where it does not.
  func send(_ bytes: [UInt8]) throws(ConnectionError) {
    let count = bytes.withUnsafeBytes { buffer in
      SystemCall.retrying {
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
      }
    }
    guard count == bytes.count else { throw ConnectionError(description: SystemCall.lastError) }
  }

  /// The bytes that have arrived, or `nil` where the connection is lost.
  func receive() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    let count = SystemCall.retrying { recv(descriptor, &chunk, chunk.count, 0) }
    if count > 0 { return Array(chunk[..<count]) }
    return count < 0 && errno == EAGAIN ? [] : nil
  }

  /// - Returns: The descriptor.
  private static func connect(_ path: String) throws(ConnectionError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    // The last byte is the end of the text.
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw ConnectionError(description: SystemCall.message(for: ENAMETOOLONG))
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, type, 0)
    guard descriptor >= 0 else { throw ConnectionError(description: SystemCall.lastError) }
    let result = withUnsafeBytes(of: &address) { buffer in
      SystemCall.retrying {
        Glibc.connect(
          descriptor, buffer.assumingMemoryBound(to: sockaddr.self).baseAddress,
          socklen_t(buffer.count))
      }
    }
    guard result == 0 else {
      let error = ConnectionError(description: SystemCall.lastError)
      close(descriptor)
      throw error
    }
    return descriptor
  }
}
