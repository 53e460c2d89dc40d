import Glibc

/// A process of ours, with what it says going nowhere.
final class ChildProcess {
  /// The process's number.
  let id: pid_t

  /// Starts a program found in PATH.
  ///
  /// - Throws: `CommandError` where it cannot be started.
  init(_ words: [String]) throws {
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    let result = posix_spawnp(&process, words[0], &actions, nil, &pointers, environ)
    guard result == 0 else {
      throw CommandError("\(words[0]) cannot be started: \(String(cString: strerror(result))).")
    }
    id = process
  }

  /// Waits for the process to end.
  func wait() {
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  /// Ends the process.
  func stop() {
    kill(id, SIGTERM)
    wait()
  }

  /// Resident and private memory in KiB.
  var memory: (resident: Int, `private`: Int) { Self.memory(of: id) }

  /// Resident and private memory of a process in KiB, from the kernel's roll-up of its mappings.
  static func memory(of id: pid_t) -> (resident: Int, `private`: Int) {
    var resident = 0
    var own = 0
    for line in Self.lines(of: "/proc/\(id)/smaps_rollup") {
      let words = line.split(separator: " ")
      guard words.count >= 2, let value = Int(words[1]) else { continue }
      switch words[0] {
      case "Rss:": resident = value
      case "Private_Clean:", "Private_Dirty:": own += value
      default: break
      }
    }
    return (resident, own)
  }

  private static func lines(of path: String) -> [Substring] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(separator: "\n")
  }
}
