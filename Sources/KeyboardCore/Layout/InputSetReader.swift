/// Reads input sets from a layout: its letters, its digits, its signs.
struct InputSetReader {
  /// The evdev codes of the digit row and of the three rows of letters, from left to right.
  ///
  /// Two keys, left of 1 and left of Return, have different places on different keyboards. They are
  /// at the end of the middle row.
  static let rows: [[UInt32]] = [
    Array(2...13), Array(16...27), Array(30...40) + [43, 41], [86] + Array(44...53),
  ]

  private let layout: any PhysicalLayout
  private let locale: LocaleIdentifier
  private let currency: String
  /// The script of the letters, or `nil` for letters of any script.
  private let script: Script?

  init(
    layout: any PhysicalLayout, script: Script?, locale: LocaleIdentifier, currency: String
  ) {
    self.layout = layout
    self.locale = locale
    self.currency = currency
    // Kazakh in Latin letters has none of its script's: then all letters are read.
    let hasScript = Self.texts(of: layout).contains { Self.script(of: $0) == script }
    self.script = hasScript ? script : nil
  }

  /// The letters, row by row; a row without letters, usually that of the digits, is left out.
  var alphabetic: InputSet {
    InputSet(rows: Self.rows.map { $0.compactMap(letter) }.filter { !$0.isEmpty })
  }

  /// The locale's digits, and the most common signs.
  var numeric: InputSet {
    var set = InputSet.standardNumeric(currency: currency)
    set.rows[0] = digits
    return localized(set)
  }

  /// The less common signs, and all other signs of the layout, ten keys to a row.
  var symbolic: InputSet {
    var set = localized(.standardSymbolic(currencies: InputSet.currencies(beside: currency)))
    let known = Set((numeric.rows + set.rows).joined().map(\.neutral))
    let others = Self.texts(of: layout).withoutDuplicates
      .filter { Self.script(of: $0) == nil && !Self.isMark($0) && !known.contains($0) }
    for start in stride(from: 0, to: others.count, by: 10) {
      let row = others[start..<min(start + 10, others.count)].map(Self.sign)
      set.rows.insert(row, at: set.rows.count - 1)
    }
    return set
  }

  /// The key with this code, if it types letters.
  private func letter(_ keycode: UInt32) -> InputSet.Item? {
    let mapping = CaseMapping(locale)
    let plain = letter(keycode, [])
    let shifted = letter(keycode, .shift)
    guard let lower = plain ?? shifted.map(mapping.lowercased) else { return nil }
    let upper = plain == nil ? nil : shifted
    return InputSet.Item(
      neutral: lower, uppercased: upper ?? mapping.uppercased(lower) ?? lower, lowercased: lower)
  }

  /// Ten digits as the layout types them, from 1 to 0.
  private var digits: InputSet.Row {
    let texts = Self.texts(of: layout, modifiers: [[], .shift, .levelThree])
    return "1234567890".chars.map { digit in
      Self.sign(texts.first { Self.digit($0) == digit } ?? digit)
    }
  }

  /// The set with the script's own punctuation, as far as the layout contains it.
  private func localized(_ set: InputSet) -> InputSet {
    let own = Set(Self.texts(of: layout, modifiers: [[], .shift, .levelThree]))
    return InputSet(
      rows: set.rows.map { row in
        row.map { item in
          Self.counterparts[item.neutral].flatMap { own.contains($0) ? Self.sign($0) : nil }
            ?? Self.sign(item.neutral)
        }
      })
  }

  /// Arabic punctuation, by its Latin counterparts.
  private static let counterparts = [",": "،", ";": "؛", "?": "؟", "%": "٪"]

  /// The letter of a key, or its mark that is written on letters, or `nil`.
  private func letter(_ keycode: UInt32, _ modifiers: Modifiers) -> String? {
    guard let text = layout.key(keycode: keycode, modifiers: modifiers)?.text else { return nil }
    let isWanted =
      Self.script(of: text).map { script == nil || $0 == script } ?? Self.isMark(text)
    return isWanted ? text : nil
  }

  /// A sign has no case, whatever Unicode says about ª.
  private static func sign(_ text: String) -> InputSet.Item {
    InputSet.Item(neutral: text, uppercased: text, lowercased: text)
  }
}

extension InputSetReader {
  /// The visible texts that a layout's keys type, level by level.
  private static func texts(
    of layout: any PhysicalLayout, modifiers: [Modifiers] = [[], .shift]
  ) -> [String] {
    modifiers.flatMap { modifiers in
      rows.joined().compactMap { layout.key(keycode: $0, modifiers: modifiers)?.text }
    }
    .filter { text in
      text.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
      }
    }
  }

  /// The script of a letter, or `nil` for signs.
  ///
  /// On keyboards ª, º, µ and the stroke that stretches Arabic words are signs.
  private static func script(of text: String) -> Script? {
    ["ª", "º", "µ", "ـ"].contains(text) ? nil : Script(of: text)
  }

  /// Whether the text is a mark that is written on letters, such as a Vietnamese tone.
  private static func isMark(_ text: String) -> Bool {
    switch text.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }

  private static func digit(_ text: String) -> String? {
    guard let properties = text.unicodeScalars.first?.properties,
      properties.numericType == .decimal, let value = properties.numericValue
    else { return nil }
    return String(Int(value))
  }
}
