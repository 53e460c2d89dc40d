/// A settings file of KDE: groups of keys with values.
struct KDESettings {
  /// The values by group and key, without the mark after a key, as in `InputMethod[$e]`.
  private(set) var groups: [String: [String: String]] = [:]

  /// Reads a file, and ignores lines that are neither groups nor keys.
  init(_ text: String) {
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
}
