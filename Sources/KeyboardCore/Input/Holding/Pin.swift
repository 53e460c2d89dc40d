/// A letter or sign that the user wants first in the list of a key.
public struct Pin: Hashable, Sendable {
  /// The entry, in lower case if the key's list is.
  public let text: String
  /// The character of the key, or `nil` while the user is asked to press that key.
  public let key: String?
  /// The locale whose letters are changed.
  public let locale: LocaleIdentifier

  /// Creates a question for the key of a text.
  package init(asking text: String, in locale: LocaleIdentifier) {
    self.text = text
    key = nil
    self.locale = locale
  }

  /// Creates a pin, or returns `nil` if a locale file cannot contain it.
  ///
  /// The list of a capital is that of its letter, unless it has one of its own.
  package init?(
    _ text: String, to character: String, in locale: LocaleIdentifier, _ library: LocaleLibrary
  ) {
    let mapping = CaseMapping(locale)
    let isDerived =
      mapping.isUppercase(character) && library.entries(of: locale, for: character).all.isEmpty
    let entry = isDerived ? mapping.lowercased(text) : text
    let key = isDerived ? mapping.lowercased(character) : character
    do throws(LetterProblem) {
      try LetterList(CalloutEntries(own: [])).check(entry, for: key)
    } catch {
      return nil
    }
    self.text = entry
    self.key = key
    self.locale = locale
  }
}

extension KeyboardAction {
  /// The text of an entry that can be pinned to a key, or `nil`.
  var pinnableText: String? {
    switch self {
    case .character(let text), .text(let text): text
    case .emoji(let emoji): emoji.char
    default: nil
    }
  }
}
