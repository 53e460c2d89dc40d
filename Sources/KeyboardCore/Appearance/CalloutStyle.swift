/// How a bubble above a key looks; a theme has some to change.
public struct CalloutStyle: Hashable, Sendable {
  /// The colour of the bubble.
  public var backgroundColor: KeyboardColor
  /// The colour of the line around it.
  public var borderColor: KeyboardColor
  /// The colour of its text.
  public var textColor: KeyboardColor
  /// How round its corners are, in points.
  public var cornerRadius = 10.0
  /// How round the corners of the highlight in it are, in points.
  public var buttonCornerRadius = 6.0
  /// The shadow around it.
  public var shadow = KeyboardButtonShadowStyle.noShadow
}
