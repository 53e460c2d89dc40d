extension String {
  /// The text with control characters and ends of lines by their numbers, such as `U+000A`.
  ///
  /// Messages quote files, which may hold what moves a terminal's cursor or ends a line of a log.
  package var oneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "U+" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
