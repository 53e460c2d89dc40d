/// A set of characters as CLDR writes it: `[a à {ch} b-d \u0301]`.
///
/// CLDR's exemplars are flat: no sets in sets, no properties.
nonisolated struct UnicodeSetPattern {
  /// The strings of the set, in its order.
  private(set) var strings: [String] = []

  /// The strings that begin with a letter or a mark.
  var letters: [String] {
    strings.filter { text in
      guard let first = text.unicodeScalars.first else { return false }
      switch first.properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark:
        return true
      default: return false
      }
    }
  }

  /// Reads a pattern.
  init(_ pattern: String) {
    var rest = pattern.unicodeScalars[...]
    var rangeStart: Unicode.Scalar?
    var isRange = false
    while let scalar = rest.popFirst() {
      switch scalar {
      case "[", "]", " ", "\n", "\t": continue
      case "-": isRange = rangeStart != nil
      case "{":
        var text = ""
        while let part = rest.popFirst(), part != "}" {
          text.unicodeScalars.append(part == "\\" ? Self.escaped(&rest) : part)
        }
        strings.append(text)
        rangeStart = nil
      default:
        let character = scalar == "\\" ? Self.escaped(&rest) : scalar
        let first = isRange ? (rangeStart?.value ?? character.value) + 1 : character.value
        // A range that runs backwards has nothing in it.
        for value in first..<max(first, character.value + 1) {
          if let scalar = Unicode.Scalar(value) { strings.append(String(Character(scalar))) }
        }
        rangeStart = isRange ? nil : character
        isRange = false
      }
    }
  }

  /// Reads what stands after a backslash: `u` with four digits, `U` with eight, or the character.
  private static func escaped(
    _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar {
    guard let kind = rest.popFirst() else { return "\\" }
    let count = kind == "u" ? 4 : kind == "U" ? 8 : 0
    guard count > 0 else { return kind }
    let digits = rest.prefix(count)
    rest = rest.dropFirst(count)
    return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{fffd}"
  }
}
