import Foundation
import Glibc

/// A process, as the kernel tells of it.
struct RunningProcess: Hashable {
  /// The process id.
  var id: Int32

  /// The processes of this user that are as wanted.
  static func all(where isWanted: (Self) -> Bool) -> [Self] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.map { Self(id: $0) }.filter(isWanted)
  }

  /// The path of the program, or "" for a process that has ended.
  var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")) ?? ""
  }

  /// The program's arguments, its name first.
  var arguments: [String] { strings("cmdline") }

  /// The environment the program was started with, as `NAME=VALUE`.
  var environment: [String] { strings("environ") }

  /// Whether it is there and not merely waiting to be forgotten.
  var isAlive: Bool { !program.isEmpty }

  /// Memory of its own that is no file's, in KiB.
  var anonymousMemory: Int {
    let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Sends it a signal.
  func send(_ signal: Int32) { kill(id, signal) }

  private func strings(_ file: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(id)/\(file)") else { return [] }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension [RunningProcess] {
  /// The one that starts a worker again when it crashes, or `nil`.
  var supervisor: RunningProcess? { first { $0.arguments.contains("--ibus") } }

  /// The one that serves IBus, or `nil`.
  var worker: RunningProcess? { first { $0.arguments.contains("--worker") } }
}
