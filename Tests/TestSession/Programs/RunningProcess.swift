import Foundation
import Glibc

/// A process, as reported by the kernel.
public struct RunningProcess: Hashable {
  /// The process id.
  public var id: Int32

  /// The process with an id.
  public init(id: Int32) { self.id = id }

  /// The processes of this user that match.
  public static func all(where isWanted: (Self) -> Bool) -> [Self] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.map { Self(id: $0) }.filter(isWanted)
  }

  /// The processes of an engine whose home is the one given, supervisors and workers.
  public static func engines(home: String) throws -> [Self] {
    engines(home: home, program: try Programs.engine())
  }

  /// The processes of an engine's program whose home is the one given; those of a file that has been
  /// replaced since they were started, too.
  static func engines(home: String, program: URL) -> [Self] {
    let path = program.resolvingSymlinksInPath().path
    return all {
      [path, path + " (deleted)"].contains($0.program) && $0.isAt(home: home)
    }
  }

  /// The processes of a program whose home is the one given.
  public static func all(of program: String, home: String) -> [Self] {
    all { $0.program == program && $0.isAt(home: home) }
  }

  /// The path of the program, or "" if the process has ended.
  ///
  /// The engine hides it from all users but root, so its first argument is used instead.
  public var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe"))
      ?? arguments.first ?? ""
  }

  /// The program's arguments, its name first.
  public var arguments: [String] { strings("cmdline") }

  /// The environment the program was started with, as `NAME=VALUE`.
  public var environment: [String] { strings("environ") }

  /// Whether its home is the one given; that of its parent, if it hides its own.
  private func isAt(home: String) -> Bool {
    let variables = environment
    if variables.isEmpty, let parent { return parent.isAt(home: home) }
    return variables.contains("HOME=" + home)
  }

  private var parent: Self? {
    status.dropFirst().first.flatMap { Int32($0) }.flatMap { $0 > 1 ? Self(id: $0) : nil }
  }

  /// The kernel's fields after its name.
  private var status: [Substring] {
    let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
    return stat?.split(separator: ")").last?.split(separator: " ") ?? []
  }

  /// Whether it is running, and not a zombie.
  public var isAlive: Bool { !program.isEmpty }

  /// Its private anonymous memory, in KiB.
  public var anonymousMemory: Int { number("RssAnon") }

  /// The number of times its main thread has waited.
  public var voluntarySwitches: Int { number("voluntary_ctxt_switches") }

  /// The permissions that its new files lack, as octal digits.
  public var fileMask: Int { number("Umask") }

  /// Sends it a signal.
  public func send(_ signal: Int32) { kill(id, signal) }

  /// A number of the kernel's about it, or 0.
  private func number(_ name: String) -> Int {
    let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  private func strings(_ file: String) -> [String] {
    let text = (try? KernelFile.text(of: "/proc/\(id)/\(file)")) ?? ""
    return text.split(separator: "\0").map(String.init)
  }
}

extension [RunningProcess] {
  /// The one that restarts a worker that crashes, or `nil`.
  public var supervisor: RunningProcess? { first { $0.arguments.contains("--ibus") } }

  /// The one that serves IBus, or `nil`.
  public var worker: RunningProcess? { first { $0.arguments.contains("--worker") } }
}
