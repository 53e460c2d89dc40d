import KeyboardCore
import ListPicture

/// A list with the pixels it was drawn into.
struct DrawnList {
  static let fonts = ListFonts()

  let picture: ListPicture
  let width: Int
  let height: Int
  let scale: Double
  private let pixels: [UInt32]

  init(_ content: ListContent, _ style: ListStyle = ListStyle(), scale: Double = 1) {
    picture = ListPicture(content, style, in: Self.fonts)
    (width, height) = picture.pixels(atScale: scale)
    self.scale = scale
    // A buffer that was in use before.
    var pixels = [UInt32](repeating: 0xff12_3456, count: max(1, width * height))
    let (picture, width, height) = (picture, width, height)
    pixels.withUnsafeMutableBytes {
      guard let start = $0.baseAddress else { return }
      picture.draw(into: start, width: width, height: height, stride: width * 4, scale: scale)
    }
    self.pixels = pixels
  }

  /// The colour with its opacity at a place in points, as 0xaarrggbb.
  subscript(x: Double, y: Double) -> UInt32 {
    pixels[Int(y * scale) * width + Int(x * scale)]
  }

  /// All pixels, with their places in points.
  var all: [(x: Double, y: Double, pixel: UInt32)] {
    pixels.indices.map {
      ((Double($0 % width) + 0.5) / scale, (Double($0 / width) + 0.5) / scale, pixels[$0])
    }
  }

  /// The middle of the place where a target is hit, found in steps of 3 points.
  func middle(of target: ListTarget) -> (x: Double, y: Double)? {
    var places: [(x: Double, y: Double)] = []
    for y in stride(from: 0.5, to: Double(picture.size.height), by: 3) {
      for x in stride(from: 0.5, to: Double(picture.size.width), by: 3)
      where picture.target(atX: x, y: y) == target { places.append((x, y)) }
    }
    guard let first = places.first, let last = places.last else { return nil }
    return ((first.x + last.x) / 2, (first.y + last.y) / 2)
  }

  /// The targets from left to right at a height, each once.
  func targets(atY y: Double) -> [ListTarget] {
    (0..<picture.size.width).reduce(into: []) { found, x in
      let target = picture.target(atX: Double(x) + 0.5, y: y)
      if let target, found.last != target { found.append(target) }
    }
  }

  /// The targets from top to bottom, each once.
  func targets(atX x: Double) -> [ListTarget] {
    (0..<picture.size.height).reduce(into: []) { found, y in
      let target = picture.target(atX: x, y: Double(y) + 0.5)
      if let target, found.last != target { found.append(target) }
    }
  }
}
