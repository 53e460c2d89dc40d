/// How a bubble above a key looks.
public struct CalloutStyle: Hashable, Sendable {
  /// The colour of the bubble.
  public var backgroundColor: KeyboardColor
  /// The colour of the line around it.
  public var borderColor: KeyboardColor
  /// The colour of its text.
  public var textColor: KeyboardColor
  /// How round its corners are, in points.
  public var cornerRadius: Double
  /// How round the corners of the highlight in it are, in points.
  public var buttonCornerRadius: Double
  /// The shadow around it.
  public var shadow: KeyboardButtonShadowStyle

  /// Creates the look of a bubble.
  public init(
    backgroundColor: KeyboardColor, borderColor: KeyboardColor, textColor: KeyboardColor,
    cornerRadius: Double = 10, buttonCornerRadius: Double = 6,
    shadow: KeyboardButtonShadowStyle = .noShadow
  ) {
    self.backgroundColor = backgroundColor
    self.borderColor = borderColor
    self.textColor = textColor
    self.cornerRadius = cornerRadius
    self.buttonCornerRadius = buttonCornerRadius
    self.shadow = shadow
  }
}
