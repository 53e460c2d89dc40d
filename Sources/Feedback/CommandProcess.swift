import CIBus
import Glibc

/// A program that is fed lines and is not waited for.
final class CommandProcess {
  /// Why a program cannot be started, in the system's words.
  struct StartError: Error {
    var reason: String
  }

  private let input: Int32
  private var watch: guint = 0

  /// Starts a program found in PATH, with nowhere to print to but standard error.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - onEnd: Called when it has ended of its own accord, with how.
  /// - Throws: `StartError` where it cannot be started.
  init(_ words: [String], onEnd: @escaping (String) -> Void) throws(StartError) {
    // Without a reader a line is an error, not the end of this program. GIO does the same for its
    // sockets; the program that is started gets the usual behaviour back.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    guard g_unix_open_pipe(&ends, FD_CLOEXEC, nil) != 0 else {
      throw StartError(reason: Self.systemError(errno))
    }
    defer { close(ends[0]) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    var process: pid_t = 0
    let result = Self.spawn(&process, words, input: ends[0])
    guard result == 0 else {
      close(ends[1])
      throw StartError(reason: Self.systemError(result))
    }
    input = ends[1]
    watch = g_child_watch_add_full(
      G_PRIORITY_DEFAULT, process,
      { _, status, data in
        // Safe: used before the callback returns, on the thread of the main loop.
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          guard let data else { return }
          Unmanaged<Ending>.fromOpaque(data).takeUnretainedValue().body(status)
        }
      },
      Unmanaged.passRetained(
        Ending { [weak self] status in
          guard let self else { return }
          watch = 0
          onEnd(Self.words(for: status))
        }
      ).toOpaque(), { data in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } })
  }

  isolated deinit { close(input) }

  /// Sends a line, whole or not at all.
  ///
  /// - Returns: Whether it was sent.
  func write(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      // A pipe takes as much in one piece; more would be cut.
      bytes.count <= Int(PIPE_BUF) && Glibc.write(input, bytes.baseAddress, bytes.count) > 0
    }
  }

  /// The words of a command line, or `nil` where there are none or a quote is not closed.
  static func words(of command: String) -> [String]? {
    var count: Int32 = 0
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    guard g_shell_parse_argv(command, &count, &list, nil) != 0 else { return nil }
    defer { g_strfreev(list) }
    return (0..<Int(count)).compactMap { list?[$0].map { String(cString: $0) } }
  }

  private static func spawn(_ process: inout pid_t, _ words: [String], input: Int32) -> Int32 {
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    return posix_spawnp(&process, words[0], &actions, &attributes, &pointers, environ)
  }

  /// How a program has ended, after the kernel's status.
  private static func words(for status: Int32) -> String {
    let signal = status & 0x7f
    return signal == 0 ? "with code \((status >> 8) & 0xff)" : "by signal \(signal)"
  }

  private static func systemError(_ code: Int32) -> String { String(cString: strerror(code)) }

  /// What is to be done when the program has ended.
  private final class Ending {
    let body: (Int32) -> Void

    init(_ body: @escaping (Int32) -> Void) { self.body = body }
  }
}
