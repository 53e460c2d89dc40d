/// The look of a button.
public typealias KeyboardButtonStyle = KeyboardStyle<KeyboardButtonValues>

/// The parts of the look of a button; change those of a theme.
public struct KeyboardButtonValues: Hashable, Sendable {
  /// The colour of the button.
  public var backgroundColor: KeyboardColor
  /// The colour of its text, or of its image.
  public var foregroundColor: KeyboardColor
  /// The colour of the text that it types with AltGr.
  public var secondaryColor: KeyboardColor
  /// The colour of dead keys, and of the mark of keys that open a list.
  public var accentColor: KeyboardColor
  /// The font of its text.
  public var font: KeyboardFont
  /// The radius of its corners, in points.
  public var cornerRadius: Double
  /// The line around it.
  public var border = KeyboardButtonBorderStyle.noBorder
  /// The shadow below it.
  public var shadow = KeyboardButtonShadowStyle.noShadow
}
