// Texts that others are handed: IBus in XML, panels over D-Bus, terminals.
extension DataFileMember {
  /// A string of characters that can be shown.
  func plainString() throws(DataFileError) -> String {
    let text = try string()
    try check(text)
    return text
  }

  /// An array of such strings.
  func plainStrings() throws(DataFileError) -> [String] {
    let texts = try strings()
    for text in texts { try check(text) }
    return texts
  }

  private func check(_ text: String) throws(DataFileError) {
    guard let scalar = text.unshowable else { return }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    throw error("has U+\(code) in it, which is a control character or none at all")
  }
}

extension String {
  /// The first character that is none to show, or `nil`: a control character, or one of those that
  /// Unicode has set aside and XML and D-Bus may refuse.
  package var unshowable: Unicode.Scalar? {
    unicodeScalars.first {
      $0.properties.generalCategory == .control || $0.properties.isNoncharacterCodePoint
    }
  }
}
