import Glibc

/// A connection to a program on this machine through a socket in the file system; it never blocks.
@MainActor public final class LocalSocket {
  /// Why there is no connection.
  public struct ConnectionError: Error, CustomStringConvertible {
    /// The reason in the system's words.
    public let description = SystemCall.lastError
  }

  /// Called when there is something to receive, or the other end is closed.
  public var onReadable: (() -> Void)? {
    didSet { watch = onReadable.map { FileWatch(descriptor: descriptor, $0) } }
  }

  private let descriptor: Int32
  private var watch: FileWatch?

  /// Connects to a path, by default with a stream, or with separate messages (`SOCK_SEQPACKET`).
  public init(path: String, keepsMessages: Bool = false) throws(ConnectionError) {
    let address = try LocalAddress(path: path)
    descriptor = try address.makeSocket(keepsMessages: keepsMessages)
    guard address.use(descriptor, connect) else {
      let error = ConnectionError()
      close(descriptor)
      throw error
    }
  }

  /// Takes over an open connection.
  init(descriptor: Int32) { self.descriptor = descriptor }

  isolated deinit {
    watch = nil
    close(descriptor)
  }

  /// Sends bytes, few enough for the socket's buffer.
  public func send(_ bytes: [UInt8]) throws(ConnectionError) {
    let count = bytes.withUnsafeBytes { buffer in
      SystemCall.retrying {
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
      }
    }
    guard count == bytes.count else { throw ConnectionError() }
  }

  /// The bytes that have arrived, up to a limit, or one message; `nil` if the connection is lost.
  public func receive(atMost limit: Int = 16 << 10) -> [UInt8]? {
    var isOpen = true
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let received = SystemCall.retrying { recv(descriptor, buffer.baseAddress, limit, 0) }
      isOpen = received > 0 || (received < 0 && errno == EAGAIN)
      count = max(0, received)
    }
    return isOpen ? bytes : nil
  }
}
