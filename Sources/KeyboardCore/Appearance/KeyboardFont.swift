/// How text is written.
public struct KeyboardFont: Hashable, Sendable {
  /// How strong the strokes are.
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
  /// How strong the strokes are.
  public var weight: Weight
  /// The names of the fonts to take, the first that is installed and has the letters; with none
  /// given, the usual ones.
  public var families: [String]

  /// Creates a font.
  public init(size: Double, weight: Weight = .regular, families: [String] = []) {
    self.size = size
    self.weight = weight
    self.families = families
  }
}
