/// The line around a button.
public struct KeyboardButtonBorderStyle: Hashable, Sendable {
  /// The colour.
  public var color: KeyboardColor
  /// The width in points.
  public var size: Double

  /// Creates a line; without a width there is none.
  public init(color: KeyboardColor = .clear, size: Double = 0) {
    self.color = color
    self.size = size
  }

  /// No line.
  public static let noBorder = Self()
}
