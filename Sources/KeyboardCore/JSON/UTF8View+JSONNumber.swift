extension String.UTF8View {
  /// Whether a text is a number of RFC 8259, which is stricter than Swift: no `01`, `1.` or `.5`.
  var isJSONNumber: Bool {
    var rest = dropFirst(first == UInt8(ascii: "-") ? 1 : 0)
    let whole = rest.removeDigits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard !rest.removeDigits().isEmpty else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard !rest.removeDigits().isEmpty else { return false }
    }
    return rest.isEmpty
  }
}

extension Substring.UTF8View {
  /// Takes off the digits the text begins with.
  fileprivate mutating func removeDigits() -> Self {
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    self = dropFirst(digits.count)
    return digits
  }
}
