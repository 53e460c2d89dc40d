import CIBus
import KeyboardCore

/// How a whole text looks, in IBus's terms.
struct TextAttribute: Hashable {
  /// What an attribute is about, with IBus's numbers (`IBusAttrType`).
  enum Kind: UInt32 {
    case underline = 1
    case foreground = 2
    case background = 3
    /// What the text is rather than how it looks; libibus 1.5.33 and later.
    case hint = 4
  }

  /// What it is about.
  var type: Kind
  /// A kind of underline, a colour as `0xrrggbb`, or a hint.
  var value: UInt32

  /// The attributes of a preedit.
  ///
  /// - Parameters:
  ///   - preedit: The preedit.
  ///   - style: What the user wants of it.
  ///   - hints: Whether IBus takes hints. GNOME Shell 51 goes by them alone, and a colour that
  ///     libibus has no hint for is reported as a mistake; so there are none then.
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

  /// The attributes of an entry of a list; IBus's own panel alone goes by them.
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
