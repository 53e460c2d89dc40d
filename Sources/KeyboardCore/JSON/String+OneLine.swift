extension String {
  /// The text with what could control a terminal, split a line or reorder it replaced by its number,
  /// such as `U+000A`.
  ///
  /// It is for messages and lines that quote files and other programs.
  package var oneLine: String { numbering { _ in true } }

  /// The same for a text of several lines or columns: line breaks and tabs stay.
  package var printable: String { numbering { $0 != "\n" && $0 != "\t" } }

  private func numbering(where isReplaced: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnprintable, isReplaced(scalar) {
        text += "U+" + scalar.hex
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The first control character, or noncharacter, which XML and D-Bus may reject; or `nil`.
  package var unshowable: Unicode.Scalar? {
    unicodeScalars.first {
      // Unicode never changes these sets, and its tables take longer to ask than to read the text.
      switch $0.value {
      case ..<0x20, 0x7f..<0xa0, 0xfdd0..<0xfdf0: true
      default: $0.value & 0xfffe == 0xfffe
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it controls a terminal, ends a line, or sets the order of the text after it; marks such as
  /// U+200F, which texts in Arabic and Hebrew have, do not.
  package var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: (0x202a...0x202e).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }

  /// The number in hexadecimal, with at least four digits.
  package var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
