import Glibc

/// A connection to another program on this machine by a socket in the file system; it never waits.
@MainActor public final class LocalSocket {
  /// Why there is no connection, in the system's words.
  public struct ConnectionError: Error, CustomStringConvertible {
    /// What is wrong, in the system's words.
    public let description = SystemCall.lastError
  }

  /// Called when there is something to receive, or the other end has gone.
  public var onReadable: (() -> Void)? {
    didSet { watch = onReadable.map { FileWatch(descriptor: descriptor, $0) } }
  }

  private let descriptor: Int32
  private var watch: FileWatch?

  /// Connects.
  ///
  /// - Parameters:
  ///   - path: The socket's path.
  ///   - keepsMessages: Whether what is sent at once is received at once (`SOCK_SEQPACKET`).
  /// - Throws: `ConnectionError` where nobody listens, or is too busy to.
  public init(path: String, keepsMessages: Bool = false) throws(ConnectionError) {
    let address = try LocalAddress(path: path)
    descriptor = try address.makeSocket(keepsMessages: keepsMessages)
    guard address.use(descriptor, connect) else {
      let error = ConnectionError()
      close(descriptor)
      throw error
    }
  }

  /// Takes over a connection that is there.
  init(descriptor: Int32) { self.descriptor = descriptor }

  isolated deinit {
    watch = nil
    close(descriptor)
  }

  /// Sends bytes, few enough for the socket to take them at once.
  ///
  /// - Throws: `ConnectionError` where it does not.
  public func send(_ bytes: [UInt8]) throws(ConnectionError) {
    let count = bytes.withUnsafeBytes { buffer in
      SystemCall.retrying {
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
      }
    }
    guard count == bytes.count else { throw ConnectionError() }
  }

  /// Receives what has arrived; one message where the connection keeps them.
  ///
  /// - Parameter limit: The most to receive, in bytes.
  /// - Returns: The bytes; none if there are none now, `nil` where the connection is lost.
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
