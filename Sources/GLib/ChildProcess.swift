import CGLib
import Glibc

/// A program that was started; what it prints goes nowhere.
@MainActor public final class ChildProcess {
  /// How a program has ended.
  public enum Ending: Hashable, Sendable {
    /// Of its own accord, with a code.
    case exit(code: Int32)
    /// By a signal.
    case signal(Int32)

    /// Reads what the kernel says of it.
    init(status: Int32) {
      let signal = status & 0x7f
      self = signal == 0 ? .exit(code: (status >> 8) & 0xff) : .signal(signal)
    }
  }

  /// Why a program cannot be started, in the system's words.
  public struct StartError: Error, CustomStringConvertible {
    /// What is wrong, in the system's words.
    public let description: String

    init(_ error: GLibError, program: String) {
      // GLib's own words name the program again, which the caller does.
      let isFound = Launcher.hasProgram(program) || access(program, X_OK) == 0
      description = isFound ? error.description : SystemCall.lastError
    }
  }

  /// The process's number.
  public let id: Int32

  /// The writing end of the program's standard input, or -1.
  private let input: Int32

  /// Starts a program found in PATH.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - hasInput: Whether its standard input is a pipe that `send(_:)` writes to; else it is empty.
  ///   - hidesErrors: Whether what it says on standard error goes nowhere, too.
  ///   - onEnd: Called on the main loop when it has ended, unless this object is gone by then.
  ///     Without a closure `wait()` is to be called.
  /// - Throws: `StartError` where it cannot be started.
  public init(
    _ words: [String], hasInput: Bool = false, hidesErrors: Bool = false,
    onEnd: ((Ending) -> Void)? = nil
  ) throws(StartError) {
    // Without a reader a line is an error, not the end of this program.
    if hasInput { ProcessSecrecy.disarm(SIGPIPE) }
    // All our descriptors are closed on exec, so GLib need not fork to close them, which takes longer.
    var flags: GSpawnFlags = [
      .searchPath, .doNotReapChild, .leaveDescriptorsOpen, .closePipesOnExec, .hideOutput,
    ]
    if hidesErrors { flags.insert(.hideErrors) }
    var process: GPid = 0
    var pipe: Int32 = -1
    do throws(GLibError) {
      try withUnsafeMutablePointer(to: &pipe) { (pipe) throws(GLibError) in
        try Self.start(words, flags, &process, input: hasInput ? pipe : nil)
      }
    } catch {
      throw StartError(error, program: words[0])
    }
    id = process
    input = pipe
    // A program that does not read holds nothing up.
    if hasInput { _ = fcntl(pipe, F_SETFL, O_NONBLOCK) }
    if let onEnd { watch(onEnd) }
  }

  isolated deinit { if input >= 0 { close(input) } }

  /// Sends a text, whole or not at all.
  ///
  /// - Returns: Whether it was sent. It is not if the program does not read, or has ended.
  public func send(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // A pipe takes as much in one piece; more would be cut.
      guard bytes.count <= Int(PIPE_BUF) else { return false }
      return SystemCall.retrying { write(input, bytes.baseAddress, bytes.count) } > 0
    }
  }

  /// Waits for the program to end; only for one that was started without `onEnd`.
  public func wait() {
    var status: Int32 = 0
    _ = SystemCall.retrying { waitpid(id, &status, 0) }
  }

  /// Asks the program to end, and waits for it.
  public func stop() {
    kill(id, SIGTERM)
    wait()
  }

  /// The words of a command line, quoted as in a shell.
  ///
  /// - Returns: `nil` for an empty line, or one with a quote that is not closed.
  public static func words(of command: String) -> [String]? {
    var count: Int32 = 0
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    guard g_shell_parse_argv(command, &count, &list, nil) != 0 else { return nil }
    defer { g_strfreev(list) }
    return (0..<Int(count)).compactMap { list?[$0].map { String(cString: $0) } }
  }

  private static func start(
    _ words: [String], _ flags: GSpawnFlags, _ process: UnsafeMutablePointer<GPid>,
    input: UnsafeMutablePointer<Int32>?
  ) throws(GLibError) {
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    _ = try ProcessSecrecy.starting { () throws(GLibError) in
      try GLibError.check { error in
        g_spawn_async_with_pipes(
          nil, &pointers, nil, flags, nil, nil, process, input, nil, nil, error)
      }
    }
  }

  private func watch(_ onEnd: @escaping (Ending) -> Void) {
    let body: (Int32) -> Void = { [weak self] status in
      if self != nil { onEnd(Ending(status: status)) }
    }
    g_child_watch_add_full(
      G_PRIORITY_DEFAULT, id,
      { _, status, data in
        Box<(Int32) -> Void>.open(data) { $0(status) }
      }, Box<(Int32) -> Void>.retained(body), releaseBox)
  }
}
