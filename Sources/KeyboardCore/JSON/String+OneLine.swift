extension String {
  /// The text with control characters and line breaks replaced by their numbers, such as `U+000A`.
  ///
  /// Messages quote files, which may contain sequences that control a terminal or split a log line.
  package var oneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        text += "U+" + scalar.hex
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The first control character, or noncharacter, which XML and D-Bus may reject; or `nil`.
  package var unshowable: Unicode.Scalar? {
    unicodeScalars.first {
      $0.properties.generalCategory == .control || $0.properties.isNoncharacterCodePoint
    }
  }
}

extension Unicode.Scalar {
  /// The number in hexadecimal, with at least four digits.
  package var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
