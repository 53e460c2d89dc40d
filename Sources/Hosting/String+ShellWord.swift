extension String {
  /// The text as one word of a POSIX shell, for commands that users copy: names of programs and files may
  /// contain anything.
  package var shellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy { Self.plain.contains($0) }
    return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }

  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./:".utf8)
}
