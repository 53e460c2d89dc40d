/// A key of a data file with its value, and the place to name if the value is wrong.
struct DataFileMember {
  /// The key without its parents.
  var key: String { member.key }

  private let member: JSONValue.Member
  private let path: String

  /// Creates a member of the object at `parent`, or of the file itself.
  init(_ member: JSONValue.Member, parent: String? = nil) {
    self.member = member
    path = (parent.map { $0 + "." } ?? "") + member.key
  }

  func error(_ reason: String) -> DataFileError {
    DataFileError(line: member.line, key: path, reason: reason)
  }

  var isString: Bool { member.value.string != nil }

  func members() throws(DataFileError) -> [Self] {
    guard let members = member.value.object else { throw error("must be an object") }
    return members.map { Self($0, parent: path) }
  }

  func string() throws(DataFileError) -> String {
    guard let string = member.value.string else { throw error("must be a string") }
    return string
  }

  /// A plain string that is not empty.
  func text() throws(DataFileError) -> String {
    guard let text = member.value.string, !text.isEmpty else {
      throw error("must be a non-empty string")
    }
    return try plain(text)
  }

  func strings() throws(DataFileError) -> [String] {
    let strings = member.value.array?.map(\.string)
    guard let strings, !strings.contains(nil) else {
      throw error("must be an array of strings")
    }
    return strings.compactMap { $0 }
  }

  /// A string without control characters, because it reaches IBus as XML, panels over D-Bus, and
  /// terminals.
  func plainString() throws(DataFileError) -> String { try plain(string()) }

  func plainStrings() throws(DataFileError) -> [String] {
    try strings().map { text throws(DataFileError) in try plain(text) }
  }

  private func plain(_ text: String) throws(DataFileError) -> String {
    guard let scalar = text.unshowable else { return text }
    throw error("contains U+\(scalar.hex), which is a control character or a noncharacter")
  }

  func bool() throws(DataFileError) -> Bool {
    guard case .bool(let bool) = member.value else { throw error("must be true or false") }
    return bool
  }

  func number(_ bounds: ClosedRange<Double>) throws(DataFileError) -> Double {
    guard case .number(let number) = member.value, bounds.contains(number) else {
      throw error("must be a number from \(Int(bounds.lowerBound)) to \(Int(bounds.upperBound))")
    }
    return number
  }

  func choice<Choice>(_ type: Choice.Type = Choice.self) throws(DataFileError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = member.value.string.flatMap(Choice.init) else {
      let words = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw error("must be one of \(words)")
    }
    return choice
  }
}
