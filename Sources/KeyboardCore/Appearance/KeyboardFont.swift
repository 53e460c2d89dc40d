/// The font of a text.
public struct KeyboardFont: Hashable, Sendable {
  /// The weight of the strokes.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold

    /// The weight as a number of CSS and OpenType.
    package var number: Int {
      switch self {
      case .light: 300
      case .regular: 400
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      }
    }
  }

  /// The size in points; a key is about 50 points wide.
  public var size: Double
  /// The weight of the strokes.
  public var weight: Weight
  /// The names of fonts: the first one that is installed and contains the letters is used, or else the
  /// usual font.
  public var families: [String]

  /// Creates a font.
  public init(size: Double, weight: Weight = .regular, families: [String] = []) {
    self.size = size
    self.weight = weight
    self.families = families
  }
}
