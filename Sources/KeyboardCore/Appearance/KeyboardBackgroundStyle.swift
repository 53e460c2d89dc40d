/// What is behind the keys.
public struct KeyboardBackgroundStyle: Hashable, Sendable {
  /// The colour.
  public var color: KeyboardColor
  /// How round the corners of the keyboard are, in points.
  public var cornerRadius: Double

  /// Creates a background.
  public init(color: KeyboardColor, cornerRadius: Double = 12) {
    self.color = color
    self.cornerRadius = cornerRadius
  }
}
