import Foundation

/// A rectangle on the screen.
struct Area: Hashable, Sendable, CustomStringConvertible {
  /// The left edge.
  var x: Int
  /// The upper edge.
  var y: Int
  var width: Int
  var height: Int

  /// The rectangle in X's notation.
  var description: String { "\(width)x\(height)+\(x)+\(y)" }

  /// The smallest rectangle that contains both.
  func union(_ other: Self) -> Self {
    let left = min(x, other.x)
    let top = min(y, other.y)
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return Self(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with a margin on every side.
  func grown(by margin: Int) -> Self {
    Self(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

extension Area {
  /// Reads X's notation, such as `300x40+12+80`.
  init?(_ geometry: some StringProtocol) {
    let numbers = geometry.split { !$0.isNumber && $0 != "-" }.compactMap { Int($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
  }
}

extension PrivateSession {
  /// Sets a background, which the window manager looks for when it starts.
  func paintBackground() {
    // ImageMagick does this, but exits with an error.
    let colors = "gradient:#d5dde8-#aebccd"
    _ = try? run(["display", "-window", "root", "-size", "1024x640", colors])
  }

  /// Photographs the screen.
  ///
  /// - Parameters:
  ///   - file: The picture to write.
  ///   - area: The part of the screen to keep, or `nil` for all.
  /// - Throws: A `SessionError` if there is no picture.
  func photograph(_ file: URL, area: Area? = nil) throws {
    let crop = area.map { ["-crop", "\($0)", "+repage"] } ?? []
    try run(["import", "-window", "root"] + crop + [file.path])
  }

  /// The part of the screen in which two pictures differ, or `nil`.
  ///
  /// - Throws: A `SessionError` if one of them cannot be read.
  func difference(_ first: URL, _ second: URL) throws -> Area? {
    let box = try run([
      "convert", first.path, second.path, "-compose", "difference", "-composite",
      "-colorspace", "gray", "-threshold", "4%", "-format", "%@", "info:",
    ])
    // An empty picture has no box: ImageMagick reports one of 0 by 0.
    return Area(box).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// The places of a program's visible windows, with their frames.
  ///
  /// - Throws: A `SessionError` if a window closes while it is measured.
  func windows(ofClass name: String) throws -> [Area] {
    let found = try? run(["xdotool", "search", "--onlyvisible", "--class", name])
    return try (found ?? "").split(separator: "\n").compactMap { try area(ofWindow: String($0)) }
  }

  private func area(ofWindow window: String) throws -> Area? {
    var numbers: [String: Int] = [:]
    for line in try run(["xwininfo", "-id", window]).split(separator: "\n") {
      let parts = line.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2 { numbers[parts[0]] = Int(parts[1]) }
    }
    guard let x = numbers["Absolute upper-left X"], let y = numbers["Absolute upper-left Y"],
      let width = numbers["Width"], let height = numbers["Height"]
    else { return nil }
    let frame = try run(["xprop", "-id", window, "-notype", "_NET_FRAME_EXTENTS"])
      .split { !$0.isNumber }.compactMap { Int($0) }
    guard frame.count == 4 else { return Area(x: x, y: y, width: width, height: height) }
    return Area(
      x: x - frame[0], y: y - frame[2], width: width + frame[0] + frame[1],
      height: height + frame[2] + frame[3])
  }
}
