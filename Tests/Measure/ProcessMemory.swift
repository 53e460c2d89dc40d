import Hosting

/// The memory of a process in KiB, from the kernel's roll-up of its mappings; for the engine,
/// which hides them from all but root, from its public figures.
struct ProcessMemory {
  /// The resident memory.
  private(set) var resident = 0
  /// The part that is not shared.
  private(set) var `private` = 0

  /// Reads the figures of a process; they are 0 if it does not exist.
  init(of id: Int32) {
    let text =
      (try? TextFile.read("/proc/\(id)/smaps_rollup"))
      ?? (try? TextFile.read("/proc/\(id)/status")) ?? ""
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      guard words.count >= 2, let value = Int(words[1]) else { continue }
      switch words[0] {
      case "Rss:", "VmRSS:": resident = value
      case "Private_Clean:", "Private_Dirty:", "RssAnon:": self.private += value
      default: break
      }
    }
  }
}
