/// How text is written.
public struct KeyboardFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold

    /// The weight as CSS and OpenType number it.
    public var number: Int {
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
  /// How heavy the strokes are.
  public var weight: Weight
  /// The names of fonts: the first that is installed and has the letters is used.
  ///
  /// If there are none, the usual fonts are used.
  public var families: [String]

  /// Creates a font.
  public init(size: Double, weight: Weight = .regular, families: [String] = []) {
    self.size = size
    self.weight = weight
    self.families = families
  }
}
