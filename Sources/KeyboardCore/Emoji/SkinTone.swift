/// The five skin tones an emoji can be shown in, according to Fitzpatrick's scale.
public enum SkinTone: UInt32, CaseIterable, Sendable {
  case light = 0x1f3fb
  case mediumLight, medium, mediumDark, dark

  /// The character that gives the emoji before it the tone.
  var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) ?? "\u{1f3fb}" }
}
