import GLib
import Glibc
import Hosting
import KeyboardCore
import TerminalScreen

/// The terminal as a screen and a keyboard; Ctrl+C and the end of the terminal end the main loop.
final class Terminal {
  var onInput: ((TerminalInput) -> Void)?
  var onResize: (() -> Void)?
  /// Whether the terminal reports when keys go up.
  private(set) var reportsReleases = false

  private var reader = TerminalInputReader()
  private var rest: Timeout?
  private var watch: FileWatch?
  private var shown: [String] = []

  /// Key presses, repeats and releases, of all keys, with what they type.
  private static let keyboardFlags = 1 | 2 | 8 | 16

  /// No keys can be read, lines are shown (into a pipe, without control sequences or without
  /// Unicode), or the full screen.
  enum Kind {
    case none, lines, full
  }

  static var kind: Kind {
    guard isatty(STDIN_FILENO) != 0 else { return .none }
    let isDumb = ["dumb", nil].contains(DataDirectory.environment("TERM"))
    let isPlain = isDumb || !LocaleLoader.usesUnicode || isatty(STDOUT_FILENO) == 0
    return isPlain ? .lines : .full
  }

  let kind = Terminal.kind

  static var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal while a function runs the main loop.
  func run(_ body: () -> Void) {
    TerminalGuard.arm(isFull: kind == .full)
    var raw = termios()
    tcgetattr(STDIN_FILENO, &raw)
    cfmakeraw(&raw)
    if kind == .lines { raw.c_oflag |= tcflag_t(OPOST) }
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    // The alternate screen without wrapping or a cursor, focus reports, and the question whether the
    // terminal knows the kitty keyboard protocol.
    if kind == .full { send("\u{1b}[?1049h\u{1b}[?7l\u{1b}[?25l\u{1b}[?1004h\u{1b}[?u") }
    MainLoop.onSignal(SIGWINCH) { [weak self] in
      self?.shown = []
      self?.onResize?()
    }
    watch = FileWatch(descriptor: STDIN_FILENO) { [weak self] in self?.read() }
    body()
    watch = nil
    TerminalGuard.restore()
  }

  func show(_ rows: [String]) {
    send(ScreenDrawing.update(from: shown, to: rows))
    shown = rows
  }

  private func send(_ text: String) {
    if !SystemCall.writeAll(Array(text.utf8), to: STDOUT_FILENO) { MainLoop.quit() }
  }

  private func read() {
    let bytes = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer -> [UInt8] in
      let count = SystemCall.retrying { Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count) }
      return count > 0 ? Array(buffer[..<count]) : []
    }
    guard !bytes.isEmpty else {
      watch = nil
      return MainLoop.quit()
    }
    take(reader.read(bytes))
    rest =
      reader.isWaiting
      ? Timeout(milliseconds: TerminalInputReader.patience, priority: .whenIdle) { [weak self] in
        guard let self else { return }
        take(reader.flush())
      } : nil
  }

  private func take(_ inputs: [TerminalInput]) {
    for input in inputs {
      switch input {
      case .key(let key) where key.meaning == .character("c") && key.modifiers.contains(.control):
        return MainLoop.quit()
      case .reportsReleases where !reportsReleases:
        reportsReleases = true
        send("\u{1b}[>\(Self.keyboardFlags)u")
      default: break
      }
      onInput?(input)
    }
  }
}
