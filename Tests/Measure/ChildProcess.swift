import Commands
import GLib
import Glibc

/// A program that runs beside this one, with its output hidden.
final class ChildProcess {
  /// The process's number.
  let id: Int32

  /// Starts a program found in PATH.
  ///
  /// - Throws: `CommandError` if it cannot be started.
  init(_ words: [String]) throws {
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, &pointers, environ)
    guard code == 0 else {
      throw CommandError("\(words[0]) cannot be started: \(String(cString: strerror(code))).")
    }
    id = process
  }

  /// Waits for the program to end.
  func wait() {
    var status: Int32 = 0
    _ = SystemCall.retrying { waitpid(id, &status, 0) }
  }

  /// Asks the program to end, and waits for it.
  func stop() {
    kill(id, SIGTERM)
    wait()
  }
}
