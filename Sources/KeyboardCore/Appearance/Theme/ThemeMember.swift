/// One key of a theme's file with its value, and what is wrong with it where it is not what it
/// should be.
struct ThemeMember {
  private let member: JSONValue.Member
  private let path: String

  /// Creates a key.
  init(_ member: JSONValue.Member, parent: String? = nil) {
    self.member = member
    path = (parent.map { $0 + "." } ?? "") + member.key
  }

  /// The key by itself.
  var key: String { member.key }

  /// What is wrong here.
  func error(_ reason: String) -> KeyboardThemeError {
    KeyboardThemeError(line: member.line, key: path, reason: reason)
  }

  /// What is wrong where nothing is known by this key; `known` is what is.
  func unknown(_ known: String) -> KeyboardThemeError {
    error("is not a key of a theme; here are known: \(known)")
  }

  /// The keys of the object.
  func members() throws(KeyboardThemeError) -> [ThemeMember] {
    guard let members = member.value.object else { throw error("should be an object") }
    return members.map { ThemeMember($0, parent: path) }
  }

  /// A text, which is not empty.
  func text() throws(KeyboardThemeError) -> String {
    guard let text = member.value.string, !text.isEmpty else { throw error("should be a text") }
    return text
  }

  /// Several texts.
  func texts() throws(KeyboardThemeError) -> [String] {
    let texts = member.value.array?.map(\.string)
    guard let texts, !texts.contains(nil) else { throw error("should be an array of texts") }
    return texts.compactMap { $0 }
  }

  /// Yes or no.
  func truth() throws(KeyboardThemeError) -> Bool {
    guard case .bool(let truth) = member.value else { throw error("should be true or false") }
    return truth
  }

  /// A number within bounds.
  func number(_ bounds: ClosedRange<Double>) throws(KeyboardThemeError) -> Double {
    guard case .number(let number) = member.value, bounds.contains(number) else {
      throw error("should be a number from \(Int(bounds.lowerBound)) to \(Int(bounds.upperBound))")
    }
    return number
  }

  /// A colour.
  func color() throws(KeyboardThemeError) -> KeyboardColor {
    guard let color = member.value.string.flatMap(KeyboardColor.init) else {
      throw error("should be a colour such as \"#0a6cff\", or \"#0a6cff80\" half transparent")
    }
    return color
  }

  /// One of a few words.
  func choice<Choice>(_ type: Choice.Type = Choice.self) throws(KeyboardThemeError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = member.value.string.flatMap(Choice.init) else {
      let words = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw error("should be one of \(words)")
    }
    return choice
  }
}
