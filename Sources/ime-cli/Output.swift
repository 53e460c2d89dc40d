import Glibc

/// Prints a line on standard error.
nonisolated func printError(_ line: String) {
  "\(line)\n".withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
}
