/// A file of settings of KDE's: groups of keys with values.
struct KDESettings {
  /// The values by group and key.
  ///
  /// Marks behind a key, as in `InputMethod[$e]`, are left out.
  private(set) var groups: [String: [String: String]] = [:]

  /// Reads what such a file has; lines that are neither groups nor keys do not count.
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
