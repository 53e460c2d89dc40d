import GLib
import Glibc

/// Prints a line on standard error.
nonisolated func printError(_ line: String) {
  _ = SystemCall.writeAll(Array("\(line)\n".utf8), to: STDERR_FILENO)
}
