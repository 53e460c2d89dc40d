/// Where a key is and how large, measured from the upper left corner; an ordinary key is 1 wide.
package struct KeyFrame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var middleX: Double { x + width / 2 }
}
