/// A settings file of KDE: groups of keys with values.
package struct KDESettings {
  /// The values by group and key, without the mark after a key, as in `InputMethod[$e]`.
  package private(set) var groups: [String: [String: String]] = [:]

  /// Reads a file, and ignores lines that are neither groups nor keys.
  package init(_ text: String) {
    var group = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        group = String(line.dropFirst().dropLast())
      } else if let equals = line.firstIndex(of: "=") {
        let key = line[..<equals].prefix { $0 != "[" }
        groups[group, default: [:]][String(key)] = String(line[line.index(after: equals)...])
      }
    }
  }

  /// A file's text with another value of a key, and all else as it was.
  package static func text(
    _ text: String, with value: String, for key: String, in group: String
  ) -> String {
    let header = "[\(group)]"
    var lines: [Substring] = []
    var isInGroup = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("["), line.hasSuffix("]") { isInGroup = line == header }
      if !isInGroup || line.prefix(while: { $0 != "=" && $0 != "[" }) != key { lines.append(line) }
    }
    if !lines.contains(where: { $0 == header }) {
      if lines.last == "" { lines.removeLast() }
      lines += [header[...], ""]
    }
    if let start = lines.firstIndex(where: { $0 == header }) {
      lines.insert("\(key)=\(value)", at: start + 1)
    }
    return lines.joined(separator: "\n")
  }
}
