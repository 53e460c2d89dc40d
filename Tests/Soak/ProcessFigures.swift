import Foundation
import TestSession

/// The resources of a process, as reported by the kernel.
struct ProcessFigures: CustomStringConvertible {
  /// Private anonymous memory, in KiB, in which a leak shows.
  ///
  /// Pages of files are attributed to this process or to others as other programs come and go.
  var own: Int
  /// Its share of all memory, in KiB.
  var share: Int
  var threads: Int
  var handles: Int

  /// Reads the figures; `nil` if the process has ended.
  init?(of process: RunningProcess) {
    let folder = "/proc/\(process.id)/"
    guard let memory = try? String(contentsOfFile: folder + "smaps_rollup", encoding: .utf8),
      let status = try? String(contentsOfFile: folder + "status", encoding: .utf8),
      let handles = try? FileManager.default.contentsOfDirectory(atPath: folder + "fd")
    else { return nil }
    own = Self.number("Anonymous:", in: memory)
    share = Self.number("Pss:", in: memory)
    threads = Self.number("Threads:", in: status)
    self.handles = handles.count
  }

  var description: String {
    "\(own) KiB own, \(share) share, \(threads) threads, \(handles) handles"
  }

  private static func number(_ name: String, in text: String) -> Int {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
