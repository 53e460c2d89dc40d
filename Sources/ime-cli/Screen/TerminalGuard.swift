import Glibc

/// Restores the terminal when the program ends in any way.
///
/// A signal can interrupt anything, so `restore()` does not allocate memory or take a lock.
nonisolated enum TerminalGuard {
  /// The signals that end a program; SIGINT and SIGTERM end the main loop instead.
  private static let deadly = [
    SIGHUP, SIGQUIT, SIGPIPE, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS,
  ]
  /// Ends key reports, focus reports, no wrapping, and the alternate screen.
  private static let sequence: StaticString =
    "\u{1b}[<u\u{1b}[?1004l\u{1b}[?7h\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"

  // Safe: written by the main thread only, and before a handler can read it.
  nonisolated(unsafe) private static var modes = termios()
  nonisolated(unsafe) private static var isArmed = false
  nonisolated(unsafe) private static var isFull = false

  /// Saves the terminal's modes, so that they are restored at the end; those of a full screen, too.
  static func arm(isFull: Bool) {
    tcgetattr(STDIN_FILENO, &modes)
    (isArmed, Self.isFull) = (true, isFull)
    atexit { TerminalGuard.restore() }
    for number in deadly {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        TerminalGuard.restore()
        raise(number)
      }
      action.sa_flags = Int32(SA_NODEFER) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  static func restore() {
    guard isArmed else { return }
    isArmed = false
    if isFull { _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount) }
    // Pending keys and late answers of the terminal were for the view.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
  }
}
