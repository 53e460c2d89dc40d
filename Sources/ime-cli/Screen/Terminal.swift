import EngineHost
import GLib
import Glibc
import TerminalScreen

/// The terminal as a screen and a keyboard: the alternate screen if it has one, and keys one by one.
final class Terminal {
  /// Called with what the terminal sends.
  var onInput: ((TerminalInput) -> Void)?
  /// Called when everything has to be drawn again, such as in another size.
  var onRedraw: (() -> Void)?
  /// Called when there is no terminal any more.
  var onEnd: (() -> Void)?

  /// Whether the terminal tells when keys go up.
  private(set) var tellsReleases = false

  private var reader = TerminalInputReader()
  private var rest: Timeout?
  private var watches: [FileWatch] = []
  private var shown: ScreenFrame?
  private var awaitsAnswers = false

  /// All that the kitty keyboard protocol can tell of keys.
  private static let keyboardFlags = 31
  /// How long the answers of a slow terminal are waited for at the end, in ms.
  private static let longestAnswer: Int32 = 300

  /// What can be shown, and read.
  enum Kind {
    /// There are no keys to read.
    case none
    /// Lines, one after the other: into a pipe, or where control sequences or the signs of a drawing
    /// are not known.
    case lines
    /// A whole screen.
    case full
  }

  /// What the terminal is, if it is one.
  static var kind: Kind {
    guard isatty(STDIN_FILENO) != 0 else { return .none }
    let isDumb = ["dumb", nil].contains(DataDirectory.environment("TERM"))
    let isPlain = isDumb || !LocaleLoader.usesUnicode || isatty(STDOUT_FILENO) == 0
    return isPlain ? .lines : .full
  }

  /// What this terminal is.
  let kind = Terminal.kind

  /// The columns and lines there are.
  static var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal until `leave()`, or the end of the program.
  func enter() {
    take()
    watchSignals()
    watches.append(FileWatch(descriptor: STDIN_FILENO) { [weak self] in self?.read() })
  }

  /// Gives the terminal back.
  func leave() {
    watches = []
    discardAnswers()
    TerminalGuard.restore()
    shown = nil
  }

  /// Shows a drawing.
  func show(_ frame: ScreenFrame) {
    send(frame.update(from: shown))
    shown = frame
  }

  private func take() {
    TerminalGuard.arm()
    tellsReleases = false
    sayHowToRestore()
    var raw = termios()
    tcgetattr(STDIN_FILENO, &raw)
    cfmakeraw(&raw)
    if kind == .lines { raw.c_oflag |= tcflag_t(OPOST) }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    shown = nil
    guard kind == .full else { return }
    awaitsAnswers = true
    // The alternate screen without wrapping; pasted texts and the focus are told. Then the
    // questions: how keys are told, what is behind the text, and what the terminal is, which all
    // terminals answer.
    send("\u{1b}[?1049h\u{1b}[?7l\u{1b}[?2004h\u{1b}[?1004h")
    send("\u{1b}[?u\u{1b}]11;?\u{1b}\\\u{1b}[c")
  }

  private func sayHowToRestore() {
    guard kind == .full else { return }
    TerminalGuard.setSequence(
      "\u{1b}[?2026l" + (tellsReleases ? "\u{1b}[<u" : "")
        + "\u{1b}[?1004l\u{1b}[?2004l\u{1b}[?7h\u{1b}[0m\u{1b}[?25h\u{1b}[?1049l")
  }

  private func send(_ text: String) {
    guard !text.isEmpty else { return }
    if !SystemCall.writeAll(Array(text.utf8), to: STDOUT_FILENO) { onEnd?() }
  }

  private func read() {
    let bytes = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer -> [UInt8] in
      let count = SystemCall.retrying { Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count) }
      return count > 0 ? Array(buffer[..<count]) : []
    }
    guard !bytes.isEmpty else {
      watches = []
      onEnd?()
      return
    }
    rest = nil
    take(reader.read(bytes))
    guard reader.isWaiting else { return }
    rest = Timeout(milliseconds: TerminalInputReader.patience, priority: .whenIdle) { [weak self] in
      guard let self else { return }
      take(reader.flush())
    }
  }

  private func take(_ inputs: [TerminalInput]) {
    for input in inputs {
      switch input {
      case .keyboardFlags where !tellsReleases:
        tellsReleases = true
        sayHowToRestore()
        send("\u{1b}[>\(Self.keyboardFlags)u")
      case .attributes: awaitsAnswers = false
      default: break
      }
      onInput?(input)
    }
  }

  /// Takes late answers out of the way, so that the shell does not get them as if typed.
  private func discardAnswers() {
    var poll = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while awaitsAnswers, Glibc.poll(&poll, 1, Self.longestAnswer) == 1 {
      let isOpen = withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer -> Bool in
        let count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        guard count > 0 else { return false }
        if reader.read(Array(buffer[..<count])).contains(.attributes) { awaitsAnswers = false }
        return true
      }
      guard isOpen else { return }
    }
  }
}

extension Terminal {
  private func watchSignals() {
    SignalPipe.open(for: [SIGWINCH, SIGTSTP, SIGCONT])
    guard SignalPipe.descriptor >= 0 else { return }
    watches.append(
      FileWatch(descriptor: SignalPipe.descriptor) { [weak self] in self?.handleSignals() })
  }

  private func handleSignals() {
    let signals = SignalPipe.take()
    if signals.contains(SIGTSTP) {
      TerminalGuard.restore()
      // It goes on from here when the shell says so.
      raise(SIGSTOP)
      _ = SignalPipe.take()
    }
    // Whoever stopped the program may have put the terminal back.
    if signals.contains(SIGCONT) { TerminalGuard.restore() }
    if signals.contains(SIGCONT) || signals.contains(SIGTSTP) { take() }
    shown = nil
    onRedraw?()
  }
}
