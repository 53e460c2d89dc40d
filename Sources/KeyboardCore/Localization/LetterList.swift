/// The letters that a locale offers for a key, as users see and change them.
package struct LetterList: Hashable, Sendable {
  /// The letters, each once.
  package var entries: CalloutEntries
  /// Whether no letters of other locales and of the base set follow.
  package var isComplete: Bool

  package init(_ entries: CalloutEntries, isComplete: Bool = false) {
    self.entries = entries.shown
    self.isComplete = isComplete
  }

  init(of locale: LocaleIdentifier, for key: String, in library: LocaleLibrary) {
    self.init(
      library.entries(of: locale, for: key),
      isComplete: library.offer(of: locale, for: key).isComplete)
  }

  /// Checks that a letter can be added to the list of a key, and be read from a locale file.
  package func check(_ letter: String, for key: String) throws(LetterProblem) {
    try LetterProblem.check(key: key)
    guard !letter.isEmpty else { throw .empty }
    let scalars = letter.unicodeScalars
    let isSplit = scalars.contains { $0 == " " || $0.properties.generalCategory == .control }
    guard !isSplit else { throw .several }
    guard letter != "|", !scalars.contains("\u{25cc}") else { throw .sign }
    guard letter != key else { throw .ownCharacter }
    guard !entries.all.contains(letter) else { throw .twice }
  }
}

/// Why a letter or a key cannot be entered.
package enum LetterProblem: Error, Hashable {
  /// There is no letter.
  case empty
  /// It contains white space, so it would be several letters.
  case several
  /// It is a sign of the notation of lists.
  case sign
  /// It is the character of the key itself.
  case ownCharacter
  /// It is already in the list.
  case twice
  /// The key is not a single visible character or space.
  case noKey

  /// Checks that a key can have a list.
  package static func check(key: String) throws(LetterProblem) {
    let isControl = key.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard key.count == 1, !isControl, key != "\u{25cc}" else { throw .noKey }
  }
}
