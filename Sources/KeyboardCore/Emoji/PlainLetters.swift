/// The letters without case and accent, for searches: e for é and É, и for й.
package struct PlainLetters: Sendable {
  private var plain: [Unicode.Scalar: [UInt8]] = [:]

  /// Reads `data/emoji/letters`, whose lines are a letter and its plain form, separated by a tab.
  ///
  /// The plain form of anything but letters is a space.
  package init(parsing text: String) {
    for line in text.unicodeScalars.split(separator: "\n") {
      guard let letter = line.first, line.dropFirst().first == "\t" else { continue }
      plain[letter] = Array(String(line.dropFirst(2)).utf8)
    }
  }

  /// Appends the plain form of a text in UTF-8; letters that the table does not contain should be
  /// composed and in lower case.
  func append(_ text: Substring.UnicodeScalarView, to bytes: inout [UInt8]) {
    for scalar in text {
      switch scalar.value {
      case 0x61...0x7a, 0x30...0x39: bytes.append(UInt8(scalar.value))
      case 0x41...0x5a: bytes.append(UInt8(scalar.value + 0x20))
      case 0..<0x80: bytes.append(0x20)
      default:
        if let known = plain[scalar] {
          bytes.append(contentsOf: known)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  /// The words of a typed text in their plain forms.
  func words(of text: String) -> [[UInt8]] {
    var bytes: [UInt8] = []
    // Skip separate marks, such as the dot above that remains of İ in lower case.
    let letters = text.lowercased().unicodeScalars.filter { scalar in
      scalar.value < 0x300
        || Self.keptMarks.contains(scalar.properties.canonicalCombiningClass)
    }
    append(Substring(String(letters)).unicodeScalars, to: &bytes)
    return bytes.split(separator: 0x20).map { Array($0) }
  }

  /// Marks that are not accents; `data/make-emoji.py` keeps the same list.
  private static let keptMarks: Set<Unicode.CanonicalCombiningClass> = [
    .notReordered, .nukta, .virama,
  ]
}
