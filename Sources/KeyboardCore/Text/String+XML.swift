extension String {
  /// The text escaped for XML, without the characters that XML forbids.
  package var xmlEscaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "\t", "\n": escaped.append(scalar)
      case "\u{fffe}", "\u{ffff}": break
      default: if scalar.value >= 0x20 { escaped.append(scalar) }
      }
    }
    return String(escaped)
  }
}
