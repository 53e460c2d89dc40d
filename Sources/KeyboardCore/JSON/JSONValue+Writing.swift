extension JSONValue {
  /// The document on one line, without spaces.
  package var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The document on several lines, indented by two spaces; arrays stay on one line.
  package var pretty: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value):
      text += Int(exactly: value).map(String.init) ?? String(value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += indentation == nil ? "," : ", " }
        element.write(to: &text, indentation: indentation.map { $0 + 1 })
      }
      text += "]"
    case .object(let members):
      guard !members.isEmpty else { return text += "{}" }
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        if let indentation { Self.breakLine(indentation + 1, to: &text) }
        Self.quote(member.key, to: &text)
        text += indentation == nil ? ":" : ": "
        member.value.write(to: &text, indentation: indentation.map { $0 + 1 })
      }
      if let indentation { Self.breakLine(indentation, to: &text) }
      text += "}"
    }
  }

  private static func breakLine(_ indentation: Int, to text: inout String) {
    text += "\n" + String(repeating: "  ", count: indentation)
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    let isPlain = value.utf8.allSatisfy {
      (0x20..<0x7f).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return text += value }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if isInvisible(scalar) {
          // Format characters outside the first plane are rare, and are not escaped.
          guard scalar.value <= 0xffff else { text.unicodeScalars.append(scalar); continue }
          text += "\\u" + scalar.hex.lowercased()
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Whether it is escaped: readers may split lines at it, and terminals may obey it.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
