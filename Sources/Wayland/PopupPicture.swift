/// What a popup shows.
@MainActor
public protocol PopupPicture {
  /// The size in logical points, each at least 1.
  var size: (width: Int, height: Int) { get }
  /// Where the picture can be clicked, in logical points; clicks elsewhere reach what is below.
  var inputRegion: PopupRegion { get }
  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - pixels: Transparent pixels, each a premultiplied ARGB32 in the machine's order of bytes.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - stride: The number of bytes from one row to the next.
  ///   - scale: How many pixels a logical point has.
  func draw(
    into pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: Double)
}

/// A rectangle in a popup, in logical points.
public nonisolated struct PopupRegion: Equatable {
  /// The left edge.
  public var x: Int
  /// The upper edge.
  public var y: Int
  /// How wide it is.
  public var width: Int
  /// How high it is.
  public var height: Int

  /// Creates the rectangle with a corner at the top left.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
