import Foundation
import Glibc

/// A program that answers lines on its standard input with lines on its standard output.
///
/// It quits when its standard input is closed, so nothing is left behind when the tests are
/// stopped half-way.
@MainActor
final class LineProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let name: String
  private var unread = Data()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The absolute path of the program, and its arguments.
  ///   - environment: Its whole environment.
  ///   - log: The file for its standard error.
  /// - Throws: A `SessionError` if it cannot be started.
  init(_ command: [String], environment: [String: String], log: URL) throws {
    // A program that has quit causes an error of `write`, and must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    name = command.last { $0.hasSuffix(".py") } ?? command[0]
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: log)
    do {
      try process.runUnmasked()
    } catch {
      throw SessionError("\(name) cannot be started: \(error)")
    }
  }

  /// The program's process id.
  var identifier: Int32 { process.processIdentifier }

  /// Sends a line and returns the answer.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - seconds: The time for the answer.
  /// - Returns: The answer, without its line feed.
  /// - Throws: A `SessionError` if there is no answer.
  func ask(_ line: String, within seconds: Double = 10) throws -> String {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw SessionError("\(name) has ended before it was asked \"\(line.prefix(40))\"")
    }
    return try readLine(within: seconds)
  }

  /// Waits for a line.
  ///
  /// - Parameter seconds: How long to wait.
  /// - Returns: The line, without its line feed.
  /// - Throws: A `SessionError` if it does not come.
  func readLine(within seconds: Double) throws -> String {
    let end = Date(timeIntervalSinceNow: seconds)
    let descriptor = output.fileHandleForReading.fileDescriptor
    while true {
      if let newline = unread.firstIndex(of: 0x0a) {
        let line = String(decoding: unread[..<newline], as: UTF8.self)
        unread = Data(unread[unread.index(after: newline)...])
        return line
      }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, Int32(max(0, end.timeIntervalSinceNow) * 1000)) > 0 else {
        throw SessionError("\(name) does not answer within \(seconds) s")
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw SessionError("\(name) has quit; see its log") }
      unread += data
    }
  }

  /// Stops the program by closing its standard input, or with a signal if that does not help.
  func end() {
    try? input.fileHandleForWriting.close()
    for signal in [nil, SIGTERM, SIGKILL] {
      if let signal, process.isRunning { kill(process.processIdentifier, signal) }
      let end = Date(timeIntervalSinceNow: 8)
      while process.isRunning, end.timeIntervalSinceNow > 0 { usleep(10_000) }
      if !process.isRunning { return }
    }
  }
}

extension Process {
  /// Starts the program with no signals blocked.
  ///
  /// The threads of Swift's tasks block all signals, which a program would inherit: no such
  /// program could be stopped by SIGTERM.
  func runUnmasked() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
