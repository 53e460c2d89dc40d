/// How a button looks.
public typealias KeyboardButtonStyle = KeyboardStyle<KeyboardButtonValues>

/// All that makes up the look of a button; a theme has some to change.
public struct KeyboardButtonValues: Hashable, Sendable {
  /// The colour of the button.
  public var backgroundColor: KeyboardColor
  /// The colour of its text, or of its image.
  public var foregroundColor: KeyboardColor
  /// The colour of what it types with AltGr.
  public var secondaryColor: KeyboardColor
  /// The colour of dead keys, and of the mark that says that holding the key opens a list.
  public var accentColor: KeyboardColor
  /// How its text is written.
  public var font: KeyboardFont
  /// How round its corners are, in points.
  public var cornerRadius: Double
  /// The line around it.
  public var border = KeyboardButtonBorderStyle.noBorder
  /// The shadow below it.
  public var shadow = KeyboardButtonShadowStyle.noShadow
}
