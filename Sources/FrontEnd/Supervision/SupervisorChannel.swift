import GLib
import Glibc

/// The socket between a worker and its supervisor.
///
/// The worker reports its newest session, a name and an end of line, and answers requests for a sign
/// of life. Each message is received as one.
struct SupervisorChannel {
  /// A message from the worker.
  enum Message: Equatable {
    /// The name of the worker's newest session.
    case session(String)
    /// Its main loop is running.
    case signOfLife
  }

  /// The worker's end in the worker.
  static let workerDescriptor: Int32 = 3
  /// Requests a sign of life, and is one.
  private static let sign = UInt8(ascii: "!")
  /// Requests the last words of a worker that hangs.
  private static let farewell = UInt8(ascii: ".")

  /// The end for the worker.
  let workerEnd: Int32
  /// The supervisor's end.
  let ownEnd: Int32

  /// Opens a pair of sockets, or returns `nil` if the system has no more.
  init?() {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    ownEnd = ends[0]
    // The worker's descriptor must be free, so that dup2 clears the close-on-exec flag.
    workerEnd = fcntl(ends[1], F_DUPFD_CLOEXEC, Self.workerDescriptor + 1)
    Glibc.close(ends[1])
  }

  // MARK: In the supervisor

  /// Closes the worker's end in this process, so that the connection ends with the worker.
  func closeWorkerEnd() { Glibc.close(workerEnd) }

  /// Closes the supervisor's end.
  func close() { Glibc.close(ownEnd) }

  /// Asks the worker for a sign of life.
  func ask() { send(Self.sign) }

  /// Requests the last words of a worker that hangs; a sign of life follows them.
  func askForLastWords() { send(Self.farewell) }

  private func send(_ request: UInt8) {
    var request = request
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    _ = SystemCall.retrying { Glibc.send(ownEnd, &request, 1, flags) }
  }

  /// Waits for a message from the worker; `nil` when the worker is gone.
  func receive() -> Message? {
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = SystemCall.retrying { recv(ownEnd, &bytes, bytes.count, 0) }
    guard count > 0 else { return nil }
    if count == 1, bytes[0] == Self.sign { return .signOfLife }
    return .session(String(decoding: bytes[..<(count - 1)], as: UTF8.self))
  }

  // MARK: In the worker

  /// Prepares the worker's end.
  static func open() {
    // Neither a supervisor that is killed nor a reader of the output that ends may kill the worker in
    // the middle of a word.
    ProcessSecrecy.disarm(SIGPIPE)
    _ = fcntl(workerDescriptor, F_SETFD, FD_CLOEXEC)
    // A supervisor that is stopped must not block typing.
    _ = fcntl(workerDescriptor, F_SETFL, O_NONBLOCK)
  }

  /// Reports a new session to the supervisor, by its name.
  static func report(session: String) {
    _ = SystemCall.writeAll(Array("\(session)\n".utf8), to: workerDescriptor)
  }

  /// Answers the supervisor's requests from now on, on a thread of its own.
  ///
  /// The main loop gives the sign of life, in the order of all that arrives.
  ///
  /// - Parameters:
  ///   - lastWords: Called on that thread before this process is killed.
  ///   - onEnd: Called when the supervisor has ended, even if that was before this call. One that is
  ///     asked to end ends the worker first.
  static func answer(
    lastWords: @escaping @Sendable () -> Void, onEnd: @escaping @MainActor @Sendable () -> Void
  ) {
    let (descriptor, sign, farewell) = (workerDescriptor, sign, farewell)
    BackgroundQueue(label: "supervisor").add {
      var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      var request: UInt8 = 0
      while SystemCall.retrying({ poll(&watched, 1, -1) }) > 0,
        SystemCall.retrying({ read(descriptor, &request, 1) }) > 0
      {
        if request == farewell {
          lastWords()
          _ = SystemCall.writeAll([sign], to: descriptor)
        } else {
          MainLoop.async { _ = SystemCall.writeAll([sign], to: descriptor) }
        }
      }
      MainLoop.async(onEnd)
    }
  }
}
