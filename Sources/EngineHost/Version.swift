import CCommit

/// The version of the programs and of everything they are installed with.
public nonisolated let calloutVersion = "0.1.0"

/// The version and, of a development build, the commit: what the programs' `--version` tells.
public nonisolated let calloutBuild: String = {
  // `packaging/version` says what is there: seven digits of the commit after a 1, or after a 2 if
  // something was changed since. A linker that moves symbols like this one makes it far larger.
  let digits = String(ccommit_address(), radix: 16)
  guard digits.count == 8, let mark = digits.first, mark == "1" || mark == "2" else {
    return calloutVersion
  }
  let changes = mark == "2" ? " with changes" : ""
  return "\(calloutVersion) (development build, commit \(digits.dropFirst())\(changes))"
}()
