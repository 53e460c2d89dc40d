// Accents on request: for the letter before the cursor, and for the word before it.
extension KeyboardInputController {
  /// Opens the list of the letter before the cursor, or moves in it.
  func askForAccents() {}

  /// Looks up how the word before the cursor is spelled with accents.
  func askForSpellings() {}

  func takeSpellings(_ answer: SpellingAnswer) {}
}
