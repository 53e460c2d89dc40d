/// The look of a bubble above a key; change that of a theme.
public struct CalloutStyle: Hashable, Sendable {
  /// The colour of the bubble.
  public var backgroundColor: KeyboardColor
  /// The colour of the line around it.
  public var borderColor: KeyboardColor
  /// The colour of its text.
  public var textColor: KeyboardColor
  /// The radius of its corners, in points.
  public var cornerRadius = 10.0
  /// The radius of the corners of the highlight in it, in points.
  public var buttonCornerRadius = 6.0
  /// The shadow around it.
  public var shadow = KeyboardButtonShadowStyle.noShadow
}
