extension LocaleData {
  /// Reads a locale file.
  ///
  /// - Parameter text: The file's content.
  /// - Throws: `DataFileError` for broken JSON, another version of the form, a missing id, a key
  ///   that is unknown or has a value of the wrong kind, texts with control characters, and entries
  ///   that are there twice, are the key itself or are too many.
  public init(parsing text: String) throws(DataFileError) {
    let file = try DataFile(parsing: text, format: Self.format)
    let name = try file.string("id", otherwise: "the locale's identifier is missing")
    let id = LocaleIdentifier(name)
    guard id.isWellFormed else {
      throw file.error("id", "must be letters, digits and hyphens, such as pt-BR")
    }
    self.init(id: id)
    for member in file.members { try read(member) }
  }

  private mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "format", "id": break
    // For those who read the file.
    case "checked": _ = try member.plainString()
    case "name": name = try member.plainString()
    case "flag": flag = try member.plainString()
    case "direction":
      let direction = try member.plainString()
      guard direction == "ltr" || direction == "rtl" else {
        throw member.error("must be \"ltr\" or \"rtl\", not \"\(direction)\"")
      }
      runsRightToLeft = direction == "rtl"
    case "script":
      let code = try member.plainString()
      guard let script = Script(rawValue: code) else {
        let known = Script.allCases.map(\.rawValue).joined(separator: " ")
        throw member.error("\"\(code)\" is not one of \(known)")
      }
      self.script = script
    case "layouts": layouts = try member.plainStrings()
    case "quotation":
      quotation = try member.plainStrings()
      guard quotation.count == 4 else {
        throw member.error("must be four marks: begin, end, alternate begin, alternate end")
      }
    case "apostrophe":
      apostrophe = try member.plainStrings()
      guard !apostrophe.isEmpty else {
        throw member.error("must be a mark, and the letters after which it stands")
      }
    case "steps": steps = try member.plainStrings()
    case "elisions": elisions = try member.plainStrings()
    case "currency": currency = try member.plainString()
    case "keys":
      for key in try member.members() { keys[key.key] = try key.plainString() }
    case "callouts": callouts = try member.callouts()
    case "rare": rareCallouts = try member.callouts()
    case "replace": replacedCallouts = try member.callouts()
    case "remove": removedCallouts = try member.callouts()
    case "also":
      for letters in try member.members() {
        let reason = try letters.plainString()
        for item in letters.key.unicodeScalars.split(separator: " ") {
          explainedLetters[item.withoutCircle] = reason
        }
      }
    default: throw member.error("is not a key of a locale file")
    }
  }
}
