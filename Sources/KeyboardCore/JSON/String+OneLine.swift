extension String {
  /// The text with control characters and ends of lines by their numbers, such as `U+000A`.
  ///
  /// Messages quote files, which may hold what moves a terminal's cursor or ends a line of a log.
  package var oneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        text += "U+" + scalar.hex
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The first character that cannot be shown, or `nil`: a control character, or one of those that
  /// Unicode has set aside and XML and D-Bus may refuse.
  package var unshowable: Unicode.Scalar? {
    unicodeScalars.first {
      $0.properties.generalCategory == .control || $0.properties.isNoncharacterCodePoint
    }
  }
}

extension Unicode.Scalar {
  /// The number in hexadecimal, with four digits or more.
  package var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
