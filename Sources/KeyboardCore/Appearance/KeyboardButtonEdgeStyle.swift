/// The line around a button.
public typealias KeyboardButtonBorderStyle = KeyboardButtonEdgeStyle

/// The shadow below a button.
public typealias KeyboardButtonShadowStyle = KeyboardButtonEdgeStyle

/// The line around a button, or the shadow below it.
public struct KeyboardButtonEdgeStyle: Hashable, Sendable {
  /// The colour.
  public var color: KeyboardColor
  /// The width of the line, or the height of the shadow below the button, in points.
  public var size: Double

  /// Creates a line or a shadow; one of size 0 is invisible.
  public init(color: KeyboardColor = .clear, size: Double = 0) {
    self.color = color
    self.size = size
  }

  /// No line.
  public static let noBorder = Self()
  /// No shadow.
  public static let noShadow = Self()
}
