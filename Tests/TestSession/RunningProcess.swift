import Foundation
import Glibc

/// A process, as the kernel tells of it.
public struct RunningProcess: Hashable {
  /// The process id.
  public var id: Int32

  /// The process of an id.
  public init(id: Int32) { self.id = id }

  /// The processes of this user that are as wanted.
  public static func all(where isWanted: (Self) -> Bool) -> [Self] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.map { Self(id: $0) }.filter(isWanted)
  }

  /// The processes of an engine whose home is the one given, supervisors and workers.
  public static func engines(home: String) throws -> [Self] {
    guard case .program(let program) = try TestedEngine.find() else { return [] }
    let path = program.resolvingSymlinksInPath().path
    return all { $0.program == path && $0.environment.contains("HOME=" + home) }
  }

  /// The path of the program, or "" for a process that has ended.
  public var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/exe")) ?? ""
  }

  /// The program's arguments, its name first.
  public var arguments: [String] { strings("cmdline") }

  /// The environment the program was started with, as `NAME=VALUE`.
  public var environment: [String] { strings("environ") }

  /// Whether it is there and not merely waiting to be forgotten.
  public var isAlive: Bool { !program.isEmpty }

  /// Memory of its own that is no file's, in KiB.
  public var anonymousMemory: Int {
    let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Sends it a signal.
  public func send(_ signal: Int32) { kill(id, signal) }

  private func strings(_ file: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(id)/\(file)") else { return [] }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension [RunningProcess] {
  /// The one that starts a worker again when it crashes, or `nil`.
  public var supervisor: RunningProcess? { first { $0.arguments.contains("--ibus") } }

  /// The one that serves IBus, or `nil`.
  public var worker: RunningProcess? { first { $0.arguments.contains("--worker") } }
}
