import CCommit

/// The version of the programs and of everything that is installed with them.
public nonisolated let calloutVersion = "0.2.0"

/// The version for `--version`, with the commit if it is a development build.
public nonisolated let calloutBuild: String = {
  // `packaging/recipes/version` puts seven digits of the commit there, after a 1, or after a 2 if
  // something was changed since. A linker that moves such symbols makes the number far larger.
  let digits = String(ccommit_address(), radix: 16)
  guard digits.count == 8, let mark = digits.first, mark == "1" || mark == "2" else {
    return calloutVersion
  }
  let changes = mark == "2" ? " with changes" : ""
  return "\(calloutVersion) (development build, commit \(digits.dropFirst())\(changes))"
}()
