extension LocaleData {
  /// Reads a locale file.
  ///
  /// - Parameter text: The file's content.
  /// - Throws: `DataFileError` for broken JSON, another version of the form, a missing id, a key
  ///   that is unknown or has a value of the wrong kind, and entries that are there twice or are
  ///   the key itself.
  public init(parsing text: String) throws(DataFileError) {
    let file = try DataFile(parsing: text, format: Self.format)
    let id = try file.string("id", otherwise: "the locale's identifier is missing")
    self.init(id: LocaleIdentifier(id))
    for member in file.members { try read(member) }
  }

  private mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "format", "id": break
    case "name": name = try member.string()
    case "flag": flag = try member.string()
    case "direction":
      let direction = try member.string()
      guard direction == "ltr" || direction == "rtl" else {
        throw member.error("should be \"ltr\" or \"rtl\", not \"\(direction)\"")
      }
      runsRightToLeft = direction == "rtl"
    case "script":
      let code = try member.string()
      guard let script = Script(rawValue: code) else {
        let known = Script.allCases.map(\.rawValue).joined(separator: " ")
        throw member.error("\"\(code)\" is not one of \(known)")
      }
      self.script = script
    case "layouts": layouts = try member.strings()
    case "quotation":
      quotation = try member.strings()
      guard quotation.count == 4 else {
        throw member.error("should be four marks: begin, end, alternate begin, alternate end")
      }
    case "currency": currency = try member.string()
    case "keys":
      for key in try member.members() { keys[key.key] = try key.string() }
    case "callouts": callouts = try member.callouts()
    case "replace": replacedCallouts = try member.callouts()
    case "remove": removedCallouts = try member.callouts()
    case "also":
      for letters in try member.members() {
        let reason = try letters.string()
        for item in letters.key.unicodeScalars.split(separator: " ") {
          explainedLetters[item.withoutCircle] = reason
        }
      }
    default: throw member.error("is not a key of a locale file")
    }
  }
}
