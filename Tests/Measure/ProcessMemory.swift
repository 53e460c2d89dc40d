import Hosting

/// What a process has of memory, in KiB, from the kernel's roll-up of its mappings; of the engine,
/// which hides them from all but root, from what the kernel tells everybody.
struct ProcessMemory {
  /// What is in memory.
  private(set) var resident = 0
  /// What of it is the process's alone.
  private(set) var `private` = 0

  /// Looks at a process; everything is 0 if it does not exist.
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
