/// The look of the background of the keys.
public struct KeyboardBackgroundStyle: Hashable, Sendable {
  /// The colour.
  public var color: KeyboardColor
  /// The radius of the corners of the keyboard, in points.
  public var cornerRadius: Double

  /// Creates a background.
  public init(color: KeyboardColor, cornerRadius: Double = 12) {
    self.color = color
    self.cornerRadius = cornerRadius
  }
}
