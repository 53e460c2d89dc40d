import CIBus
import KeyboardCore

/// An attribute of a whole text, in IBus's terms.
struct TextAttribute: Hashable {
  /// The type, with IBus's numbers (`IBusAttrType`).
  enum Kind: UInt32 {
    case underline = 1
    case foreground = 2
    case background = 3
    /// The meaning of the text rather than its appearance; libibus 1.5.33 and later.
    case hint = 4
  }

  var type: Kind
  /// A kind of underline, a color as `0xrrggbb`, or a hint.
  var value: UInt32

  /// The attributes of a preedit, as hints if IBus supports them.
  ///
  /// GNOME Shell 51 uses only hints, and libibus reports a color for which there is no hint as an
  /// error, so there are no colors with hints.
  ///
  /// - Parameters:
  ///   - preedit: The preedit.
  ///   - style: The user's choice.
  ///   - hints: Whether IBus supports hints.
  /// - Returns: The attributes, each of the whole text.
  static func attributes(
    of preedit: Preedit, _ style: PanelStyle,
    hints: Bool = !IBusVersion.isInstalled(before: .firstWithHints)
  ) -> [Self] {
    let isUnderlined = preedit.isUnderlined || style.underlinesPreedit
    if hints { return isUnderlined ? [Self(type: .hint, value: wholeHint)] : [] }
    return
      (isUnderlined ? [Self(type: .underline, value: IBUS_ATTR_UNDERLINE_SINGLE.rawValue)] : [])
      + colors(style.preeditForeground, style.preeditBackground)
  }

  /// The attributes of an entry of a list; only IBus's own panel uses them.
  static func candidateAttributes(_ style: PanelStyle) -> [Self] {
    colors(style.candidateForeground, style.candidateBackground)
  }

  private static func colors(
    _ foreground: KeyboardColor?, _ background: KeyboardColor?
  ) -> [Self] {
    [(Kind.foreground, foreground), (.background, background)].compactMap { kind, color in
      color.map { Self(type: kind, value: $0.rgb) }
    }
  }

  /// `IBUS_ATTR_PREEDIT_WHOLE`: the text as typed, which panels underline.
  private static let wholeHint: UInt32 = 1
}
