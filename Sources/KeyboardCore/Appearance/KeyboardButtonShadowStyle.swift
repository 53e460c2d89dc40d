/// The shadow below a button.
public struct KeyboardButtonShadowStyle: Hashable, Sendable {
  /// The colour.
  public var color: KeyboardColor
  /// How far it reaches below the button, in points.
  public var size: Double

  /// Creates a shadow; without a size there is none.
  public init(color: KeyboardColor = .clear, size: Double = 0) {
    self.color = color
    self.size = size
  }

  /// No shadow.
  public static let noShadow = Self()
}
