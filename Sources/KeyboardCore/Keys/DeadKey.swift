/// A dead key of X11.
private struct DeadKey {
  /// Its name without `dead_`.
  var name: String
  /// The combining mark it puts on the next letter, or a sign of what else it does: ¤ for
  /// currencies, µ for Greek letters.
  var mark: String
  /// What it looks like by itself, or "" if Unicode has no spacing form.
  var form: String

  init(_ name: String, _ mark: String, _ form: String = "") {
    (self.name, self.mark, self.form) = (name, mark, form)
  }

  /// The dead keys by their keysyms, which are in three groups.
  static let all: [UInt32: Self] = {
    let keysyms: [UInt32] =
      Array(0xfe50...0xfe6f) + Array(0xfe80...0xfe8d) + Array(0xfe90...0xfe93)
    let keys = [
      Self("grave", "\u{300}", "`"), Self("acute", "\u{301}", "´"),
      Self("circumflex", "\u{302}", "^"), Self("tilde", "\u{303}", "~"),
      Self("macron", "\u{304}", "¯"), Self("breve", "\u{306}", "˘"),
      Self("abovedot", "\u{307}", "˙"), Self("diaeresis", "\u{308}", "¨"),
      Self("abovering", "\u{30a}", "˚"), Self("doubleacute", "\u{30b}", "˝"),
      Self("caron", "\u{30c}", "ˇ"), Self("cedilla", "\u{327}", "¸"),
      Self("ogonek", "\u{328}", "˛"), Self("iota", "\u{345}", "ͺ"),
      Self("voiced_sound", "\u{3099}"), Self("semivoiced_sound", "\u{309a}"),
      Self("belowdot", "\u{323}"), Self("hook", "\u{309}"), Self("horn", "\u{31b}"),
      Self("stroke", "\u{335}", "/"), Self("abovecomma", "\u{313}", "᾿"),
      Self("abovereversedcomma", "\u{314}", "῾"), Self("doublegrave", "\u{30f}"),
      Self("belowring", "\u{325}"), Self("belowmacron", "\u{331}"),
      Self("belowcircumflex", "\u{32d}"), Self("belowtilde", "\u{330}"),
      Self("belowbreve", "\u{32e}"), Self("belowdiaeresis", "\u{324}"),
      Self("invertedbreve", "\u{311}"), Self("belowcomma", "\u{326}"), Self("currency", "¤", "¤"),
      Self("a", "a"), Self("A", "A"), Self("e", "e"), Self("E", "E"), Self("i", "i"),
      Self("I", "I"), Self("o", "o"), Self("O", "O"), Self("u", "u"), Self("U", "U"),
      Self("small_schwa", "ə"), Self("capital_schwa", "Ə"), Self("greek", "µ", "µ"),
      Self("hamza", "\u{654}"), Self("lowline", "\u{332}"), Self("aboveverticalline", "\u{30d}"),
      Self("belowverticalline", "\u{329}"), Self("longsolidusoverlay", "\u{338}"),
    ]
    return Dictionary(uniqueKeysWithValues: zip(keysyms, keys))
  }()
}

extension Keysym {
  /// The keysym of a dead key by its X11 name, such as `dead_acute`.
  package init?(deadKey name: some StringProtocol) {
    guard name.hasPrefix("dead_"),
      let key = DeadKey.all.first(where: { $0.value.name == name.dropFirst("dead_".count) })
    else { return nil }
    self.init(rawValue: key.key)
  }

  /// The combining mark that a dead key puts on the next letter, or `nil` for other keys.
  package var deadMark: String? { isDeadKey ? DeadKey.all[rawValue]?.mark ?? "◌" : nil }

  /// What a dead key looks like by itself, or "" if Unicode has no spacing form.
  package var spacingForm: String { DeadKey.all[rawValue]?.form ?? "" }
}
