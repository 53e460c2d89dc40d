/// What a locale offers after a character, as users see and change it.
package struct LetterList: Hashable, Sendable {
  /// The letters, each once.
  package var entries: CalloutEntries
  /// Whether that is all: no letters of other locales and of the base set follow.
  package var isComplete: Bool

  /// Creates a list.
  package init(_ entries: CalloutEntries, isComplete: Bool = false) {
    self.entries = entries.shown
    self.isComplete = isComplete
  }

  /// What a library says.
  init(of locale: LocaleIdentifier, for key: String, in library: LocaleLibrary) {
    self.init(
      library.entries(of: locale, for: key),
      isComplete: library.replacesCallouts(of: locale, for: key))
  }

  /// Checks that a letter can join the list of a key.
  ///
  /// - Throws: `LetterProblem` where a reader of locale files would refuse or misread it.
  package func check(_ letter: String, for key: String) throws(LetterProblem) {
    try LetterProblem.check(key: key)
    guard !letter.isEmpty else { throw .empty }
    let scalars = letter.unicodeScalars
    guard
      !scalars.contains(where: { $0 == " " || $0.properties.generalCategory == .control })
    else {
      throw .several
    }
    guard letter != "|", !scalars.contains("\u{25cc}") else { throw .sign }
    guard letter != key else { throw .ownCharacter }
    guard !entries.all.contains(letter) else { throw .twice }
  }
}

/// Why a letter or a key cannot be entered.
package enum LetterProblem: Error, Hashable {
  /// There is no letter.
  case empty
  /// There is white space in it: it would be several letters.
  case several
  /// It is a sign that lists are written with.
  case sign
  /// It is the character of the key itself.
  case ownCharacter
  /// The list has it already.
  case twice
  /// The key is no single character.
  case noKey

  /// Checks that there can be a list for a key.
  ///
  /// - Throws: `noKey` where it is not one visible character or space.
  package static func check(key: String) throws(LetterProblem) {
    let isControl = key.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard key.count == 1, !isControl, key != "\u{25cc}" else { throw .noKey }
  }
}
