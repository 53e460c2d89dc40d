import GLib
import Glibc

/// Puts the terminal back as it was, whatever ends the program.
///
/// Signals may come at any point of the program, so what is needed then is prepared: nothing here
/// allocates memory or takes a lock once `arm()` has returned.
nonisolated enum TerminalGuard {
  /// What ends a program unless it is handled.
  private static let deadly = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT,
    SIGSYS,
  ]
  private static let capacity = 256
  private static let stackSize = 65536

  // Safe: written by the main thread only, and before a handler can read it.
  nonisolated(unsafe) private static var saved = termios()
  nonisolated(unsafe) private static var sequence: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var sequenceLength = 0
  nonisolated(unsafe) private static var copyBuffer: UnsafeMutablePointer<UInt8>?
  nonisolated(unsafe) private static var isArmed = false
  /// Where standard error goes meanwhile, and what it is otherwise; -1 where it is left alone.
  nonisolated(unsafe) private static var gathered: Int32 = -1
  nonisolated(unsafe) private static var standardError: Int32 = -1

  /// Remembers how the terminal is, and has every end of the program put it back.
  static func arm() {
    tcgetattr(STDIN_FILENO, &saved)
    if sequence == nil {
      sequence = .allocate(capacity: capacity)
      copyBuffer = .allocate(capacity: capacity)
      // A stack that has run over is no place for a handler.
      var stack = stack_t(
        ss_sp: UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16), ss_flags: 0,
        ss_size: stackSize)
      sigaltstack(&stack, nil)
      atexit { TerminalGuard.restore() }
      for number in deadly {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
          TerminalGuard.restore()
          Glibc.signal(number, SIG_DFL)
          raise(number)
        }
        action.sa_flags = Int32(SA_ONSTACK) | Int32(SA_NODEFER)
        sigaction(number, &action, nil)
      }
    }
    isArmed = true
    gatherErrors()
  }

  /// Says what to send to the terminal to put it back.
  static func setSequence(_ text: String) {
    let bytes = Array(text.utf8.prefix(capacity))
    sequenceLength = 0
    sequence?.update(from: bytes, count: bytes.count)
    sequenceLength = bytes.count
  }

  /// Puts the terminal back; does nothing where that has been done.
  static func restore() {
    guard isArmed else { return }
    isArmed = false
    if let sequence { _ = write(STDOUT_FILENO, sequence, sequenceLength) }
    // What has been typed meanwhile was for the view, and so are late answers of the terminal.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &saved)
    showErrors()
  }

  /// Keeps what is written to standard error off the screen; it comes out afterwards.
  private static func gatherErrors() {
    guard isatty(STDERR_FILENO) != 0 else { return }
    var path = Array("/tmp/ime-cli-XXXXXX\0".utf8CString)
    gathered = mkstemp(&path)
    guard gathered >= 0 else { return }
    // It has no name from here on, so it goes with the program.
    unlink(path)
    _ = fcntl(gathered, F_SETFD, FD_CLOEXEC)
    standardError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(gathered, STDERR_FILENO)
  }

  private static func showErrors() {
    guard gathered >= 0, let copyBuffer else { return }
    dup2(standardError, STDERR_FILENO)
    close(standardError)
    var offset = 0
    while true {
      let count = pread(gathered, copyBuffer, capacity, off_t(offset))
      guard count > 0 else { break }
      _ = write(STDERR_FILENO, copyBuffer, count)
      offset += count
    }
    close(gathered)
    gathered = -1
  }
}
