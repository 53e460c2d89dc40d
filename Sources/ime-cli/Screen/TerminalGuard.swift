import Glibc

/// Restores the terminal, whatever ends the program.
///
/// Signals may come at any point of the program, so nothing in `restore()` allocates memory or
/// takes a lock.
nonisolated enum TerminalGuard {
  /// The signals that end a program; SIGINT and SIGTERM end the main loop instead.
  private static let deadly = [
    SIGHUP, SIGQUIT, SIGPIPE, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS,
  ]
  /// Undoes what `Terminal` sends at its beginning: key reports, focus reports, no wrapping, and the
  /// alternate screen.
  private static let sequence: StaticString =
    "\u{1b}[<u\u{1b}[?1004l\u{1b}[?7h\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l"

  // Safe: written by the main thread only, and before a handler can read it.
  nonisolated(unsafe) private static var modes = termios()
  nonisolated(unsafe) private static var isArmed = false
  nonisolated(unsafe) private static var isFull = false

  /// Remembers the modes of the terminal, and has every end of the program restore them.
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

  /// Restores the terminal; does nothing where that has been done.
  static func restore() {
    guard isArmed else { return }
    isArmed = false
    if isFull { _ = write(STDOUT_FILENO, sequence.utf8Start, sequence.utf8CodeUnitCount) }
    // What has been typed meanwhile was for the view, and so are late answers of the terminal.
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
  }
}
