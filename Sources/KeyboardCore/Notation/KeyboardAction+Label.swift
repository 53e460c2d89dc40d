extension KeyboardAction {
  /// The action's entry in a list: its text, or an abbreviation of an invisible text.
  package var label: String {
    let text = inputCalloutText ?? insertedText ?? name ?? ""
    guard let scalar = text.unicodeScalars.first else { return text }
    if text.unicodeScalars.count == 1, let name = Self.invisible[scalar] { return name }
    // A mark needs a base letter, even a Bengali vowel sign that stands beside it.
    let isMark = [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
    guard isMark || scalar.properties.canonicalCombiningClass != .notReordered else { return text }
    // Arabic fonts attach marks to the tatweel.
    return (Script(of: scalar) == .arabic ? "\u{640}" : "\u{25cc}") + text
  }

  /// CLDR has a name for this emoji in the user's language.
  private var name: String? {
    guard case .custom(let name) = self else { return nil }
    return self == .repeatKey ? "🔁" : name
  }

  /// The abbreviations of Unicode's code charts, and the widths of spaces.
  private static let invisible: [Unicode.Scalar: String] = [
    "\u{a0}": "NBSP", "\u{ad}": "SHY", "\u{61c}": "ALM", "\u{2002}": "en", "\u{2003}": "em",
    "\u{2007}": "figure", "\u{2009}": "thin", "\u{200a}": "hair", "\u{200b}": "ZWSP",
    "\u{200c}": "ZWNJ", "\u{200d}": "ZWJ", "\u{200e}": "LRM", "\u{200f}": "RLM",
    "\u{2011}": "NB‑", "\u{202a}": "LRE", "\u{202b}": "RLE", "\u{202c}": "PDF",
    "\u{202d}": "LRO", "\u{202e}": "RLO", "\u{202f}": "NNBSP", "\u{2060}": "WJ",
    "\u{2066}": "LRI", "\u{2067}": "RLI", "\u{2068}": "FSI", "\u{2069}": "PDI",
  ]
}
