extension DataFileMember {
  /// The longest list that is accepted; nobody leafs through more.
  private static let listLimit = 500

  /// The lists of an object, by the characters of their keys.
  func callouts() throws(DataFileError) -> [String: CalloutEntries] {
    var callouts: [String: CalloutEntries] = [:]
    for list in try members() {
      let key = Substring(list.key).unicodeScalars.withoutCircle
      guard callouts[key] == nil else { throw list.error("appears twice") }
      callouts[key] = try list.entries(of: key)
    }
    return callouts
  }

  /// Reads `à â æ | á ä`: the language's own letters, then those of foreign words.
  ///
  /// Combining marks are written on ◌ (U+25CC), which is removed.
  private func entries(of key: String) throws(DataFileError) -> CalloutEntries {
    guard !key.isEmpty else { throw error("a list needs the character of its key") }
    var entries = CalloutEntries(own: [])
    var seen: Set<String> = []
    var isForeign = false
    // Split by scalars, because a joiner or mark after a space is one character with the space.
    for item in try plainString().unicodeScalars.split(separator: " ") {
      if item.elementsEqual("|".unicodeScalars) {
        guard !isForeign else { throw error("there are two | in the list") }
        isForeign = true
        continue
      }
      let entry = item.withoutCircle
      guard !entry.isEmpty, entry != key else {
        throw error("the list must not contain the key's own character")
      }
      guard seen.insert(entry).inserted else { throw error("\(entry) appears twice") }
      guard seen.count <= Self.listLimit else {
        throw error("a list can have at most \(Self.listLimit) letters")
      }
      if isForeign { entries.foreign.append(entry) } else { entries.own.append(entry) }
    }
    return entries
  }
}

extension Substring.UnicodeScalarView {
  /// The text without the dotted circles that combining marks are written on.
  var withoutCircle: String {
    // Few letters have one, and filtering copies them one by one.
    contains("\u{25cc}")
      ? String(String.UnicodeScalarView(filter { $0 != "\u{25cc}" })) : String(Substring(self))
  }
}
