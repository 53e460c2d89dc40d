/// A call to a `KeyboardController`, as a value.
enum KeyboardRequest: Hashable {
  // The text.
  case edit(TextEdit)
  // What these change depends on the text before the cursor, once all before them is in it.
  case insertDiacritic(Diacritic)
  case endSentence(String)

  // The keyboard.
  case dismiss
  case nextLocale
  case followLocale
  case setType(KeyboardType)
  case showCallouts(KeyboardAction)
  case custom(String)

  /// Something for the program.
  case program(ProgramEffect)

  /// Whether it depends on the text before the cursor.
  var needsText: Bool {
    switch self {
    case .endSentence, .insertDiacritic: true
    default: false
    }
  }

  /// Whether it inserts a mark, which may change a letter that is held.
  var isDiacritic: Bool { if case .insertDiacritic = self { true } else { false } }
}
