/// What a key means: the system's letter or the one at its place in the locale's own layout, and its
/// action.
struct KeyMeaning {
  /// Whether the system's layout has another script than the locale, judging by the letters so far;
  /// `nil` before the first.
  private var systemIsForeign: Bool?
  private var learnedLocale: LocaleIdentifier?

  /// The system's key if it is the one to use, or `nil` if the locale's own layout has to be asked.
  ///
  /// It learns the script of the system's layout from the letters that are typed, for each locale
  /// anew.
  mutating func systemKey(
    _ event: KeyEvent, source: LetterSource, locale: LocaleIdentifier, script: Script?
  ) -> LayoutKey? {
    if learnedLocale != locale {
      learnedLocale = locale
      systemIsForeign = nil
    }
    let system = LayoutKey(keysym: event.keysym, text: event.text)
    guard source != .system, event.keycode != 0, event.text != nil || event.keysym.isDeadKey,
      event.keysym.digit == nil || event.keysym.rawValue < 0xff00  // the keypad's stay
    else { return system }
    guard source == .automatic else { return nil }
    guard let script else { return system }
    if let letter = event.text.flatMap(Script.init(of:)) {
      systemIsForeign = letter != script
      if letter == script { return system }
    }
    return systemIsForeign == false ? system : nil
  }

  /// The key to use where `systemKey` returned `nil`: the one in the locale's own layout, `own`, or
  /// the system's.
  func key(
    _ event: KeyEvent, own: LayoutKey?, source: LetterSource, script: Script?
  ) -> LayoutKey {
    let system = LayoutKey(keysym: event.keysym, text: event.text)
    guard let own, own.text != nil || own.keysym.isDeadKey else { return system }
    if source == .automatic, systemIsForeign == nil {
      // Before the first letter, only a key with a letter of the script proves anything: a layout of
      // that script would have typed it.
      return own.text.flatMap(Script.init(of:)) == script && script != .latin ? own : system
    }
    return own
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
