import GLib
import Glibc

/// Follows a worker until it ends, and detects when it hangs.
///
/// The kernel sends this process SIGIO when something has arrived for the worker from IBus or the
/// compositor, even if the worker is stopped. Soon after that the supervisor requests a sign of life. So
/// nothing wakes up while nothing is typed, and a key costs nothing except once in `pause`.
struct WorkerWatch {
  /// How a worker was lost.
  enum Ending {
    case ended, hung
  }

  /// What ends a wait.
  private enum Event {
    case message, signal, time
  }

  /// The delay between an arrival and the request, in ms.
  private static let pause = 500
  /// How long the worker may take to answer, in ms.
  private static let patience = 2500
  /// How often to check it meanwhile, in ms.
  private static let slice = 250
  /// How long a stopped worker may take after it is continued, in ms.
  private static let grace = 1000
  /// How long its last words may take, in ms.
  private static let farewell = 500

  /// The session that the worker has reported last, by its name.
  private(set) var session: String?

  private let channel: SupervisorChannel
  private let worker: pid_t
  /// The kernel's file about the worker, opened at once: on some systems it is hidden as soon as the
  /// worker hides its memory.
  private let kernelFile: Int32

  /// Begins to watch a worker that was just started.
  init(_ worker: pid_t, _ channel: SupervisorChannel) {
    self.worker = worker
    self.channel = channel
    kernelFile = SystemCall.retrying { open("/proc/\(worker)/stat", O_RDONLY | O_CLOEXEC) }
  }

  /// Prepares this process for SIGIO, before there is a worker.
  static func prepare() {
    var arrival = sigset_t()
    sigemptyset(&arrival)
    sigaddset(&arrival, SIGIO)
    sigprocmask(SIG_BLOCK, &arrival, nil)
    // It is unblocked only while this process waits, and only ends that.
    signal(SIGIO) { _ in }
  }

  /// Follows the worker until it is lost; call it once.
  mutating func follow() -> Ending {
    defer { close(kernelFile) }
    while true {
      switch wait(nil) {
      case .message:
        guard receive() != nil else { return .ended }
      case .signal, .time:
        guard rest() else { return .ended }
        channel.ask()
        if let ending = awaitSign() { return ending }
      }
    }
  }

  /// Waits for what arrives together, and returns whether the worker is still there.
  private mutating func rest() -> Bool {
    let end = MainLoop.now + Self.pause
    while MainLoop.now < end {
      if wait(end - MainLoop.now) == .message, receive() == nil { return false }
    }
    return true
  }

  /// Waits for the requested sign of life, and returns how the worker was lost, or `nil`.
  private mutating func awaitSign() -> Ending? {
    var silence = 0
    var faults = majorFaults
    var isContinued = false
    while true {
      let start = MainLoop.now
      if wait(Self.slice) == .message {
        guard let message = receive() else { return .ended }
        if message == .signOfLife { return nil }
        continue
      }
      let time = MainLoop.now - start
      let newFaults = majorFaults
      // If this process was stopped or suspended, too, the worker gets its time again. A worker whose
      // memory is being read from the disk would not be faster after a restart.
      silence = time > 2 * Self.slice || newFaults != faults ? 0 : silence + time
      faults = newFaults
      guard silence >= Self.patience else { continue }
      if isContinued || !isStopped {
        takeLeave()
        return .hung
      }
      // It was stopped. It knows what was typed, so it is better than a new worker.
      kill(worker, SIGCONT)
      isContinued = true
      silence = Self.patience - Self.grace
    }
  }

  /// Makes a worker that hangs leave pending keys to their programs, if it still can.
  private mutating func takeLeave() {
    channel.askForLastWords()
    let end = MainLoop.now + Self.farewell
    while MainLoop.now < end {
      guard wait(end - MainLoop.now) == .message else { continue }
      if case .session = receive() { continue }
      return
    }
  }

  private mutating func receive() -> SupervisorChannel.Message? {
    let message = channel.receive()
    if case .session(let name) = message { session = name }
    return message
  }

  /// Waits for a message for some ms, or without a limit for a message or an arrival.
  private func wait(_ milliseconds: Int?) -> Event {
    let count = SystemCall.awaitInput(
      of: channel.ownEnd, forAtMost: milliseconds, orSignal: milliseconds == nil ? SIGIO : nil)
    return count > 0 ? .message : count < 0 ? .signal : .time
  }

  /// Whether the worker is stopped.
  private var isStopped: Bool {
    var state = siginfo_t()
    return waitid(P_PID, id_t(worker), &state, WSTOPPED | WNOHANG | WNOWAIT) == 0
      && state.si_signo == SIGCHLD
  }

  /// How often the worker has waited for memory from the disk.
  private var majorFaults: Int {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = SystemCall.retrying { pread(kernelFile, &bytes, bytes.count, 0) }
    // The program's name, with any characters, ends at the last bracket.
    let fields = bytes[..<max(0, count)].split(separator: UInt8(ascii: ")")).last?
      .split(separator: UInt8(ascii: " "))
    guard let fields, fields.count > 9 else { return 0 }
    return Int(String(decoding: fields[9], as: UTF8.self)) ?? 0
  }
}
