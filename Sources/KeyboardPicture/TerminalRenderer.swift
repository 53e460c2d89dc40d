import KeyboardCore

/// Draws pictures of keyboards with text: 76 columns wide, for terminals of 80, or smaller.
///
/// Keys of the full size have two lines, with what is typed with Shift above and what AltGr gives at
/// the right; smaller ones have one. A dot on the lower edge says that holding the key opens a list;
/// an open list stands above the keyboard.
public struct TerminalRenderer {
  /// The line of the list, and an empty one.
  private static let listHeight = 2

  let picture: KeyboardPicture
  let size: TerminalSize
  let colors: TerminalStyle.Colors
  let showsPressed: Bool
  private let lightsPressed: Bool
  private let depth: TerminalColorDepth?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - depth: The colours of the terminal; `nil` for text alone, which shows no pressed keys.
  ///   - size: How large the keyboard is.
  ///   - lightsPressed: Whether pressed keys stand out more than the theme has it.
  public init(
    _ picture: KeyboardPicture, depth: TerminalColorDepth?, size: TerminalSize = .full,
    lightsPressed: Bool = false
  ) {
    self.picture = picture
    self.depth = depth
    self.size = size
    self.lightsPressed = lightsPressed
    colors =
      switch depth {
      case nil, .some(.none): .none
      // Sixteen are the terminal's own and say nothing of how light or dark they are.
      case .sixteen: picture.terminal.colors == .all ? .texts : picture.terminal.colors
      case .palette, .full: picture.terminal.colors
      }
    showsPressed = depth != nil
  }

  /// Creates a renderer for terminals with all colours.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - usesColors: Whether the text shows colours and pressed keys.
  public init(_ picture: KeyboardPicture, usesColors: Bool) {
    self.init(picture, depth: usesColors ? .full : nil)
  }

  /// The picture, with a line break after each line.
  public var text: String { text(width: 80) }

  /// The picture with a line break after each line, where an open list takes so many columns at most.
  public func text(width: Int) -> String {
    let top = picture.list == nil ? 0 : Self.listHeight
    let canvas = TerminalCanvas(
      width: max(size.width(of: picture), width), height: top + size.height(of: picture),
      lines: picture.terminal.lines)
    draw(on: canvas, x: 0, y: top)
    if let list = picture.list {
      let middle = size.column(list.frame.middleX)
      line(of: list, width: canvas.width)
        .draw(on: canvas, y: 0, middle: middle, in: 0..<min(canvas.width, max(width, 1)))
      canvas.put("▾", x: middle, y: 1)
    }
    return canvas.text(depth: depth)
  }

  /// Draws the keys.
  ///
  /// - Parameters:
  ///   - canvas: Where.
  ///   - x: The left column.
  ///   - y: The upper line.
  package func draw(on canvas: TerminalCanvas, x: Int, y: Int) {
    let place = TerminalKeyPlace(size: size, x: x, y: y)
    if size.hasEdges {
      for key in picture.keys where !key.action.isSpacer { drawEdges(key, place, on: canvas) }
    }
    for key in picture.keys { drawContent(key, place, on: canvas) }
  }

  /// The column of a key's middle, from the keyboard's left edge.
  package func middleColumn(of key: KeyboardPicture.Key) -> Int {
    size.column(key.frame.middleX)
  }

  /// The list as a line.
  private func line(of list: KeyboardPicture.List, width: Int) -> TerminalListLine {
    TerminalListLine(
      list.candidates, labels: list.labels,
      labelColor: colors == .none ? nil : list.style.labelColor, showsSelected: showsPressed,
      width: width)
  }

  private func drawEdges(
    _ key: KeyboardPicture.Key, _ place: TerminalKeyPlace, on canvas: TerminalCanvas
  ) {
    let (left, right) = (place.left(key), place.right(key))
    let (upper, lower) = (place.line(key.frame.y), place.line(key.frame.maxY))
    if key.notch > 0 {
      let middle = place.line(key.frame.y + 1)
      canvas.rectangle(left: left, top: upper, right: right, bottom: middle)
      canvas.rectangle(left: place.lowerLeft(key), top: middle, right: right, bottom: lower)
    } else {
      canvas.rectangle(left: left, top: upper, right: right, bottom: lower)
    }
    if key.hasCallouts {
      // It is on the edge, outside the key, so it does not have the key's background.
      let color = colors == .none ? nil : key.style.accentColor
      canvas.put(
        "•", x: (left + right) / 2, y: lower, style: TerminalCanvas.Style(foreground: color))
    }
  }

  func style(_ key: KeyboardPicture.Key, _ color: KeyboardColor) -> TerminalCanvas.Style {
    switch colors {
    case .all where key.isPressed && lightsPressed:
      TerminalCanvas.Style(
        foreground: key.style.accentColor.isBright ? .black : .white,
        background: key.style.accentColor)
    case .all:
      TerminalCanvas.Style(
        foreground: color,
        background: picture.background.color.covered(by: key.style.backgroundColor))
    case .texts:
      TerminalCanvas.Style(
        foreground: color == key.style.foregroundColor ? nil : color,
        isReversed: key.isPressed)
    case .none: TerminalCanvas.Style(isReversed: key.isPressed && showsPressed)
    }
  }
}

extension KeyboardColor {
  /// Whether black can be read on it better than white.
  fileprivate var isBright: Bool {
    3 * Int(red) + 6 * Int(green) + Int(blue) > 1400
  }
}

/// Where keys are among the cells.
struct TerminalKeyPlace {
  let size: TerminalSize
  let x: Int
  let y: Int

  /// The column of the left edge, or of the first cell where there are no edges.
  func left(_ key: KeyboardPicture.Key) -> Int { x + size.column(key.frame.x) }

  /// The column of the right edge, or of the next key where there are no edges.
  func right(_ key: KeyboardPicture.Key) -> Int { x + size.column(key.frame.maxX) }

  /// The column of the left edge of a key's lower half.
  func lowerLeft(_ key: KeyboardPicture.Key) -> Int { x + size.column(key.frame.x + key.notch) }

  /// The line of an upper edge, or of the only line where there are no edges.
  func line(_ y: Double) -> Int { self.y + Int(y.rounded()) * size.lines }
}
