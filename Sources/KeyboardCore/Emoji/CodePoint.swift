/// A code point as people write it, `U+0259`.
enum CodePoint {
  /// The character of a code point of two digits or more, unless it is a control or not assigned.
  static func scalar(of text: String) -> Unicode.Scalar? {
    guard let digits = digits(of: text), digits.count >= 2, let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return [.control, .unassigned].contains(scalar.properties.generalCategory) ? nil : scalar
  }

  /// Whether a text is the first part of a code point, with `U+` at least.
  static func isBeginning(_ text: String) -> Bool { digits(of: text) != nil }

  private static func digits(of text: String) -> Substring? {
    guard text.hasPrefix("U+") || text.hasPrefix("u+") else { return nil }
    let digits = text.dropFirst(2)
    return digits.count <= 6 && digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) ? digits : nil
  }
}
