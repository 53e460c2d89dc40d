import Foundation

@testable import TestSession

/// A tmux terminal with a program in it.
@MainActor
final class TmuxTerminal: Endable {
  /// Whether tmux is installed.
  nonisolated static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  private let folder: TemporaryFolder
  private var socket: String { folder.url.appending(path: "tmux").path }

  /// Starts a program in a terminal of its own, which ends with the test.
  ///
  /// After its end, `ended` and its exit code are printed.
  /// - Parameters:
  ///   - arguments: The arguments of `ime-cli`.
  ///   - width: The columns.
  ///   - height: The lines.
  ///   - environment: Additional variables.
  ///   - reader: A command that reads what the program prints.
  /// - Throws: If it cannot be started.
  init(
    _ arguments: [String], width: Int = 80, height: Int = 24, environment: [String: String] = [:],
    into reader: String? = nil
  ) throws {
    folder = try TemporaryFolder()
    // The shell has a job of its own, which is what signals end.
    let script = """
      cd '\(folder.url.path)'
      stty -a >before
      \(try Programs.cli().path) \(arguments.map { "'\($0)'" }.joined(separator: " ")) \(
        reader.map { "| \($0)" } ?? "")
      code=$?
      stty -a >after
      echo "ended $code"
      exec sleep 600
      """
    let file = try folder.write(script, to: "script.sh")
    var variables = Programs.environment
    variables["HOME"] = folder.url.path
    variables["GSETTINGS_BACKEND"] = "memory"
    variables.merge(environment) { $1 }
    let settings = variables.map { "\($0.key)=\($0.value)" }
    _ = try tmux(
      ["new-session", "-d", "-x", "\(width)", "-y", "\(height)", "env", "-u", "COLORTERM"]
        + settings + ["bash", file.path])
    TestEndTrait.started.append(self)
  }

  /// Ends everything.
  func end() {
    _ = try? tmux(["kill-server"])
    folder.remove()
  }

  /// The text in the terminal.
  var screen: String { get throws { try tmux(["capture-pane", "-p"]) } }

  /// The same with control sequences for colours.
  var styledScreen: String { get throws { try tmux(["capture-pane", "-p", "-e"]) } }

  /// Whether the program's own screen is shown, rather than the shell's.
  var isAlternate: Bool {
    get throws { try tmux(["display-message", "-p", "#{alternate_on}"]).hasPrefix("1") }
  }

  /// Whether the modes of the terminal are as they were before the program.
  var isAsBefore: Bool {
    func modes(_ name: String) -> String? {
      try? String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }
    return modes("before") != nil && modes("before") == modes("after")
  }

  /// The program.
  var process: RunningProcess {
    get throws {
      let shell = try tmux(["display-message", "-p", "#{pane_pid}"]).trimmingCharacters(
        in: .whitespacesAndNewlines)
      let children = try String(
        contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
      guard let id = children.split(separator: " ").first.flatMap({ Int32($0) }) else {
        throw SessionError("The terminal has no program any more")
      }
      return RunningProcess(id: id)
    }
  }

  /// Types keys by tmux's names for them.
  func type(_ keys: String...) throws { _ = try tmux(["send-keys"] + keys) }

  /// Holds a key: it repeats, as on a terminal's keyboard.
  ///
  /// One process of its own sends all repeats. With one for each, a busy machine lets them come so
  /// late that the key counts as pressed again.
  func hold(_ key: String, until holds: () throws -> Bool) throws {
    let repeats = #"""
      while read -t 0.03; (($? > 128)); do echo "send-keys $0"; done |
        /usr/bin/tmux -S "$1" -C attach -f ignore-size
      """#
    let keyboard = Process()
    let up = Pipe()
    keyboard.executableURL = URL(filePath: "/bin/bash")
    keyboard.arguments = ["-c", repeats, key, socket]
    keyboard.environment = Programs.environment
    keyboard.standardInput = up
    keyboard.standardOutput = FileHandle.nullDevice
    try keyboard.run()
    defer {
      try? up.fileHandleForWriting.close()
      keyboard.waitUntilExit()
    }
    let end = Date(timeIntervalSinceNow: 10)
    while try !holds() {
      guard end.timeIntervalSinceNow > 0 else { throw SessionError("\(key) does nothing in 10 s") }
      usleep(30_000)
    }
  }

  /// Gives the terminal another size.
  func resize(width: Int, height: Int) throws {
    _ = try tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  /// Waits until the screen has a text.
  ///
  /// - Throws: A `SessionError` with the text that it has.
  func wait(for text: String) throws {
    try waitUntil(
      { try screen.contains(text) }, "\(text) on the screen:\n\((try? screen) ?? "")", within: 20)
  }

  private func tmux(_ arguments: [String]) throws -> String {
    // The server, which the first command starts, must not keep the output or the socket open by
    // which the end of the command is noticed.
    let output = folder.url.appending(path: "output").path
    let script = #"""
      for file in /proc/self/fd/*; do
        number=${file##*/}
        if ((number > 2)); then eval "exec $number>&-"; fi
      done
      exec "$@" >"$0" </dev/null
      """#
    var outcome = try Outcome(
      URL(filePath: "/bin/bash"),
      ["-c", script, output, "/usr/bin/tmux", "-S", socket, "-f", "/dev/null"] + arguments,
      environment: Programs.environment, files: nil)
    outcome.output = try String(contentsOfFile: output, encoding: .utf8)
    guard outcome.status == 0 else { throw SessionError("tmux: \(outcome.errors)") }
    return outcome.output
  }
}
