import Glibc

/// The compositor's end of a connection, which writes its messages byte by byte: what libwayland makes
/// of them is tested, too.
nonisolated final class WireCompositor {
  /// The number of the first object that a program makes once it knows what is offered.
  static let firstObject: UInt32 = 3
  /// The number of the first object that a compositor makes.
  static let ownObject: UInt32 = 0xff00_0000

  private var socket: Int32

  /// Takes over the compositor's end of a connection.
  init(_ socket: Int32) {
    self.socket = socket
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  /// Makes a connection, whose other end is the program's.
  static func pair() throws -> (WireCompositor, program: Int32) {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw Failure() }
    return (WireCompositor(ends[0]), ends[1])
  }

  struct Failure: Error {}

  deinit { close(socket) }

  /// Answers a program's first questions before it asks them, whose objects have the numbers 2 and 3:
  /// what is there, and that this was all.
  ///
  /// All of it is sent at once: a program that has read no more than the last answer would give its next
  /// object another number.
  func offer(_ interfaces: String...) {
    let globals = interfaces.enumerated().flatMap { name, interface in
      Self.event(2, 0, [UInt32(name + 1)] + Self.words(interface) + [1])
    }
    send(globals + Self.event(3, 0, [0]) + Self.event(1, 1, [3]))
  }

  /// Sends an event of an object, with its arguments.
  func send(_ object: UInt32, _ event: UInt32, _ arguments: [UInt32]) {
    send(Self.event(object, event, arguments))
  }

  private static func event(
    _ object: UInt32, _ event: UInt32, _ arguments: [UInt32]
  ) -> [UInt32] {
    [object, UInt32(8 + 4 * arguments.count) << 16 | event] + arguments
  }

  private func send(_ words: [UInt32]) {
    _ = words.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Takes what has been requested, and returns how many bytes that is, or `nil` once the connection has
  /// ended.
  func take() -> Int? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(socket, &bytes, bytes.count, 0)
    return count > 0 ? count : count < 0 && errno == EAGAIN ? 0 : nil
  }

  /// A text with its length and its end, in words of 32 bits.
  private static func words(_ text: String) -> [UInt32] {
    var bytes = Array(text.utf8) + [0]
    let count = UInt32(bytes.count)
    while bytes.count % 4 != 0 { bytes.append(0) }
    return [count]
      + bytes.withUnsafeBytes { raw in
        stride(from: 0, to: bytes.count, by: 4).map {
          raw.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
        }
      }
  }
}
