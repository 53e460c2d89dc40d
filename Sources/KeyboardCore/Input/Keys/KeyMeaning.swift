/// What a key means: a character, or else its action.
enum KeyMeaning {
  /// Whether a key has a place in layouts: keys of the screen have none, and the keypad's stay.
  static func hasPlace(_ event: KeyEvent) -> Bool {
    event.keycode != 0 && (event.text != nil || event.keysym.isDeadKey)
      && (event.keysym.digit == nil || event.keysym.rawValue < 0xff00)
  }

  /// The text of a key that types a capital although neither Shift nor Caps Lock is on, or `nil`.
  static func capital(
    of letter: LayoutKey, _ event: KeyEvent, _ casing: KeyboardType.Case,
    in locale: LocaleIdentifier
  ) -> String? {
    guard casing == .uppercased || casing == .capsLocked,
      event.modifiers.isDisjoint(with: [.shift, .capsLock]), let text = letter.text
    else { return nil }
    return CaseMapping(locale).uppercased(text)
  }

  /// The digit or sign that replaces the letter of a key, or `nil`.
  static func sign(at keycode: UInt32, in set: InputSet) -> String? {
    // The first keys of the three rows of letters.
    for (row, first) in zip(set.rows, [16, 30, 44] as [UInt32]) where keycode >= first {
      let column = Int(keycode - first)
      if row.indices.contains(column), column < 12 { return row[column].neutral }
    }
    return nil
  }

  /// The action of a key, or `nil` for keys that the keyboard has no use for.
  static func action(of letter: LayoutKey, _ event: KeyEvent) -> KeyboardAction? {
    if let text = letter.text { return text == " " ? .space : .character(text) }
    guard event.modifiers.isDisjoint(with: [.shift, .levelThree]) else { return nil }
    return switch letter.keysym.withoutKeypad {
    case .backspace: .backspace
    case .tab: .tab
    case .return: .primary(.return)
    case .escape: .escape
    case .left: .moveCursorBackward
    case .right: .moveCursorForward
    default: nil
    }
  }
}
