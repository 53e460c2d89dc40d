import GLib
import KeyboardCore

/// The name of a letter with marks, in the language of the session.
public struct LetterName {
  private var base: String
  private var marks: [String]
  private var isCapital: Bool

  /// The name of a letter, as voices say it, such as "e with acute"; `nil` if it has none.
  public init?(_ letter: String) {
    let scalars = letter.unicodeScalars
    let unicode = scalars.count == 1 ? scalars.first?.properties.name : nil
    guard let found = Self(of: letter) ?? unicode.flatMap({ Self(unicode: $0) }) else { return nil }
    self = found
  }

  /// The name of a letter of ASCII, or of one that consists of a letter and marks that have names.
  init?(of letter: String) {
    let scalars = letter.decomposed.unicodeScalars
    guard let base = scalars.first, base.properties.isAlphabetic,
      scalars.count > 1 || base.isASCII, !Self.isCyrillic(letter)
    else { return nil }
    let known = Self.marks
    marks = scalars.dropFirst().compactMap { mark in known.first { $0.scalar == mark }?.name }
    guard marks.count == scalars.count - 1 else { return nil }
    self.base = String(base)
    isCapital = base.properties.isUppercase
  }

  /// The name of a Latin letter by its name in Unicode, such as "LATIN SMALL LETTER L WITH STROKE".
  init?(unicode name: String) {
    let words = name.split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", ["LETTER", "LIGATURE"].contains(words[2]),
      ["SMALL", "CAPITAL"].contains(words[1])
    else { return nil }
    isCapital = words[1] == "CAPITAL"
    let parts = words[3...].split(separator: "WITH", maxSplits: 1)
    let base = parts.first?.joined(separator: " ") ?? ""
    self.base = isCapital && base.count == 1 ? base : base.lowercased()
    let known = Self.marks
    marks = (parts.dropFirst().first ?? []).split(separator: "AND").map { words in
      let mark = words.joined(separator: " ")
      return known.first { $0.unicode == mark }?.name ?? mark.lowercased()
    }
  }

  /// Whether it is one character of Cyrillic: those are letters of their own, such as й.
  private static func isCyrillic(_ letter: String) -> Bool {
    guard let scalar = letter.unicodeScalars.first else { return false }
    return letter.unicodeScalars.count == 1 && (0x400...0x52f).contains(scalar.value)
  }

  /// The name, in the language of the session.
  public var text: String {
    var name = base
    if let first = marks.first {
      let all = marks.dropFirst().reduce(first) { translated("%1 and %2").filling($0, $1) }
      name = translated("%1 with %2").filling(name, all)
    }
    return isCapital ? translated("capital %1").filling(name) : name
  }

  private struct Mark {
    /// The mark that is combined with a letter, or `nil`.
    var scalar: Unicode.Scalar?
    /// Its words in Unicode's names of letters.
    var unicode: String
    /// Its name in the language of the session.
    var name: String
  }

  private static var marks: [Mark] {
    [
      Mark(scalar: "\u{300}", unicode: "GRAVE", name: translated("grave")),
      Mark(scalar: "\u{301}", unicode: "ACUTE", name: translated("acute")),
      Mark(scalar: "\u{302}", unicode: "CIRCUMFLEX", name: translated("circumflex")),
      Mark(scalar: "\u{303}", unicode: "TILDE", name: translated("tilde")),
      Mark(scalar: "\u{304}", unicode: "MACRON", name: translated("macron")),
      Mark(scalar: "\u{306}", unicode: "BREVE", name: translated("breve")),
      Mark(scalar: "\u{307}", unicode: "DOT ABOVE", name: translated("dot above")),
      Mark(scalar: "\u{308}", unicode: "DIAERESIS", name: translated("diaeresis")),
      Mark(scalar: "\u{309}", unicode: "HOOK ABOVE", name: translated("hook above")),
      Mark(scalar: "\u{30a}", unicode: "RING ABOVE", name: translated("ring above")),
      Mark(scalar: "\u{30b}", unicode: "DOUBLE ACUTE", name: translated("double acute")),
      Mark(scalar: "\u{30c}", unicode: "CARON", name: translated("caron")),
      Mark(scalar: "\u{30f}", unicode: "DOUBLE GRAVE", name: translated("double grave")),
      Mark(scalar: "\u{311}", unicode: "INVERTED BREVE", name: translated("inverted breve")),
      Mark(scalar: "\u{31b}", unicode: "HORN", name: translated("horn")),
      Mark(scalar: "\u{323}", unicode: "DOT BELOW", name: translated("dot below")),
      Mark(scalar: "\u{326}", unicode: "COMMA BELOW", name: translated("comma below")),
      Mark(scalar: "\u{327}", unicode: "CEDILLA", name: translated("cedilla")),
      Mark(scalar: "\u{328}", unicode: "OGONEK", name: translated("ogonek")),
      Mark(scalar: "\u{331}", unicode: "LINE BELOW", name: translated("line below")),
      Mark(unicode: "MIDDLE DOT", name: translated("middle dot")),
      Mark(unicode: "STROKE", name: translated("stroke")),
      Mark(unicode: "HOOK", name: translated("hook")),
      Mark(unicode: "TAIL", name: translated("tail")),
    ]
  }
}
