/// A rectangle of the list's surface, in points from its upper left corner.
package struct ListFrame: Equatable {
  /// The left edge.
  package var x: Double
  /// The upper edge.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  var middleX: Double { x + width / 2 }
  var middleY: Double { y + height / 2 }

  func contains(x: Double, y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  func inset(by distance: Double) -> Self {
    Self(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// The rectangle as seen in a mirror of this width.
  func mirrored(in width: Double) -> Self {
    Self(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}
