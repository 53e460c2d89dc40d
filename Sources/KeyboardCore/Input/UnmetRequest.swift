/// Why a request for accents did nothing, for a host to explain to the user.
public enum UnmetRequest: Hashable, Sendable {
  /// The field is for passwords.
  case secretField
  /// The letter before the cursor is not known.
  case noLetter
  /// The letter before the cursor has no callouts.
  case noCallouts(String)
  /// The word before the cursor is not known, or cannot be replaced.
  case noWord
  /// Dictionaries have no spelling of the word with accents.
  case noSpelling(String)
  /// There is no dictionary of a language.
  case noDictionary(LocaleIdentifier)
  /// The library that reads dictionaries is not installed.
  case noSpellingLibrary
}
