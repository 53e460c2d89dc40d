package import KeyboardCore

extension Keysym {
  /// The keysym of a dead key by its X11 name, such as `dead_acute`, or `nil` if there is no such key.
  package init?(deadKey name: some StringProtocol) {
    guard let value = Self.deadKeys[String(name)] else { return nil }
    self.init(rawValue: value)
  }

  /// The values by name.
  private static let deadKeys: [String: UInt32] = {
    var values: [String: UInt32] = [:]
    for (first, names) in deadKeyNames {
      for (offset, name) in names.split(separator: " ").enumerated() {
        values["dead_" + name] = first + UInt32(offset)
      }
    }
    return values
  }()

  /// The names of dead keys whose values follow each other, by the first of the values.
  private static let deadKeyNames: [(UInt32, String)] = [
    (
      0xfe50,
      """
      grave acute circumflex tilde macron breve abovedot diaeresis abovering doubleacute caron \
      cedilla ogonek iota voiced_sound semivoiced_sound belowdot hook horn stroke abovecomma \
      abovereversedcomma doublegrave belowring belowmacron belowcircumflex belowtilde belowbreve \
      belowdiaeresis invertedbreve belowcomma currency
      """
    ),
    (0xfe80, "a A e E i I o O u U small_schwa capital_schwa greek hamza"),
    (0xfe90, "lowline aboveverticalline belowverticalline longsolidusoverlay"),
  ]
}
