extension LocaleData {
  /// Reads a locale file.
  ///
  /// - Parameter text: The file's content.
  /// - Throws: `LocaleDataError` for broken JSON, another version of the form, a missing id, a key
  ///   that is unknown or has a value of the wrong kind, and entries that are there twice or are
  ///   the key itself.
  public init(parsing text: String) throws(LocaleDataError) {
    let document = try JSONValue(localeFile: text)
    guard let members = document.object else {
      throw LocaleDataError(line: 1, key: nil, reason: "the file should hold one object")
    }
    guard document["format"] == .int(Self.format) else {
      throw LocaleDataError(
        line: members.line(of: "format"), key: "format", reason: "should be \(Self.format)")
    }
    guard let id = document["id"]?.string, !id.isEmpty else {
      throw LocaleDataError(
        line: members.line(of: "id"), key: "id", reason: "the locale's identifier is missing")
    }
    self.init(id: LocaleIdentifier(id))
    for member in members {
      try read(member)
    }
  }

  private mutating func read(_ member: JSONValue.Member) throws(LocaleDataError) {
    let reader = MemberReader(member: member)
    switch member.key {
    case "format", "id": break
    case "name": name = try reader.string()
    case "flag": flag = try reader.string()
    case "direction":
      let direction = try reader.string()
      guard direction == "ltr" || direction == "rtl" else {
        throw reader.error("should be \"ltr\" or \"rtl\", not \"\(direction)\"")
      }
      runsRightToLeft = direction == "rtl"
    case "script":
      let code = try reader.string()
      guard let script = Script(rawValue: code) else {
        let known = Script.allCases.map(\.rawValue).joined(separator: " ")
        throw reader.error("\"\(code)\" is not one of \(known)")
      }
      self.script = script
    case "layouts": layouts = try reader.strings()
    case "quotation":
      quotation = try reader.strings()
      guard quotation.count == 4 else {
        throw reader.error("should be four marks: begin, end, alternate begin, alternate end")
      }
    case "currency": currency = try reader.string()
    case "keys":
      for key in try reader.members() { keys[key.member.key] = try key.string() }
    case "callouts": callouts = try reader.callouts()
    case "replace": replacedCallouts = try reader.callouts()
    case "remove": removedCallouts = try reader.callouts()
    case "also":
      for letters in try reader.members() {
        let reason = try letters.string()
        for item in letters.member.key.unicodeScalars.split(separator: " ") {
          explainedLetters[item.withoutCircle] = reason
        }
      }
    default: throw reader.error("is not a key of a locale file")
    }
  }
}

extension JSONValue {
  /// Reads a file on locales.
  init(localeFile text: String) throws(LocaleDataError) {
    do {
      self = try JSONValue(parsing: text)
    } catch {
      throw LocaleDataError(line: error.line, key: nil, reason: error.reason)
    }
  }
}

extension [JSONValue.Member] {
  /// The line a key stands on; the first where it is missing.
  fileprivate func line(of key: String) -> Int { first { $0.key == key }?.line ?? 1 }
}

/// Reads the value of one member, with its line and name at hand for what is wrong.
private struct MemberReader {
  var member: JSONValue.Member
  var path: String

  init(member: JSONValue.Member, parent: String? = nil) {
    self.member = member
    path = (parent.map { $0 + "." } ?? "") + member.key
  }

  func error(_ reason: String) -> LocaleDataError {
    LocaleDataError(line: member.line, key: path, reason: reason)
  }

  func string() throws(LocaleDataError) -> String {
    guard let value = member.value.string else { throw error("should be a string") }
    return value
  }

  func strings() throws(LocaleDataError) -> [String] {
    guard let elements = member.value.array else { throw error("should be an array of strings") }
    var strings: [String] = []
    for element in elements {
      guard let string = element.string else { throw error("should be an array of strings") }
      strings.append(string)
    }
    return strings
  }

  func members() throws(LocaleDataError) -> [MemberReader] {
    guard let members = member.value.object else { throw error("should be an object") }
    return members.map { MemberReader(member: $0, parent: path) }
  }

  func callouts() throws(LocaleDataError) -> [String: CalloutEntries] {
    var callouts: [String: CalloutEntries] = [:]
    for line in try members() { callouts[line.member.key] = try line.entries() }
    return callouts
  }

  /// Reads `à â æ | á ä`: the language's own letters, then what foreign words need.
  ///
  /// A mark alone is written on ◌ (U+25CC), which is taken off.
  private func entries() throws(LocaleDataError) -> CalloutEntries {
    guard !member.key.isEmpty else { throw error("a list needs the character it belongs to") }
    var entries = CalloutEntries(own: [])
    var isForeign = false
    // By scalars: a joiner or mark after a space would else be one character with it.
    for item in try string().unicodeScalars.split(separator: " ") {
      if item.elementsEqual("|".unicodeScalars) {
        guard !isForeign else { throw error("there are two | in the list") }
        isForeign = true
        continue
      }
      let entry = item.withoutCircle
      guard !entry.isEmpty, entry != member.key else {
        throw error("the list should not hold the key's own character")
      }
      guard !entries.all.contains(entry) else { throw error("\(entry) is there twice") }
      if isForeign { entries.foreign.append(entry) } else { entries.own.append(entry) }
    }
    return entries
  }
}

extension Substring.UnicodeScalarView {
  /// The text without the dotted circle a mark alone is written on.
  fileprivate var withoutCircle: String {
    String(String.UnicodeScalarView(filter { $0 != "\u{25cc}" }))
  }
}
