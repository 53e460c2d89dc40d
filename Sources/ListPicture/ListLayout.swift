import KeyboardCore

/// Where the parts of a list are on its surface.
struct ListLayout {
  /// A text and the rectangle that it fills.
  struct Text {
    var text: ListText
    var frame: ListFrame
  }

  struct Entry {
    var index: Int
    var frame: ListFrame
    var text: Text
    var label: Text?
  }

  /// A button to another page.
  struct Arrow {
    enum Direction { case left, right, up, down }

    var target: ListTarget
    var direction: Direction
    var frame: ListFrame
    /// The square that the sign fills.
    var sign: ListFrame
    /// Whether there is such a page.
    var isEnabled: Bool
  }

  var entries: [Entry] = []
  var arrows: [Arrow] = []
  /// The number of the page.
  var number: Text?
  var line: Text?
  /// The row of the grid whose entries the digits pick.
  var row: ListFrame?
  /// Which part of the grid is shown.
  var thumb: ListFrame?
  /// The bubble without its shadow.
  var bubble = ListFrame(x: 0, y: 0, width: 0, height: 0)
  var size: (width: Int, height: Int) = (0, 0)

  /// The parts of the list in the bubble's inside, whose origin is its upper left corner.
  init(_ content: ListContent, _ style: ListStyle, _ metrics: ListMetrics, in fonts: ListFonts) {
    let frame = 2 * (metrics.margin + metrics.padding)
    let limit = max(1, Double(style.maximumWidth) - frame)
    var inside = (width: 0.0, height: 0.0)
    if let list = content.list {
      var cells = ListCells(list, style.panel, metrics, limit: limit, in: fonts)
      if content.isGrid {
        cells.addGrid()
      } else {
        cells.addPage()
      }
      (entries, arrows, number) = (cells.entries, cells.arrows, cells.number)
      (row, thumb) = (cells.row, cells.thumb)
      inside = cells.size
    }
    if !content.line.isEmpty { addLine(content, metrics, limit: limit, &inside, in: fonts) }
    if !content.isGrid, style.panel.orientation == .vertical {
      for index in entries.indices { entries[index].frame.width = inside.width }
    }
    close(inside, metrics, isMirrored: style.isRightToLeft)
  }

  /// Adds the line of text above the list, which moves down.
  private mutating func addLine(
    _ content: ListContent, _ metrics: ListMetrics, limit: Double,
    _ inside: inout (width: Double, height: Double), in fonts: ListFonts
  ) {
    let indent = metrics.base * 0.4
    // A name does not make a short list as wide as it could be.
    let most = content.list == nil ? limit : min(limit, max(inside.width, 20 * metrics.base))
    let text = ListText(
      content.line, metrics.line, limit: max(1, most - 2 * indent), lines: 2, in: fonts)
    let height = text.height + 2 * metrics.gap
    move { $0.y += height }
    line = Text(
      text: text,
      frame: ListFrame(x: indent, y: metrics.gap, width: text.width, height: text.height))
    inside = (max(inside.width, text.width + 2 * indent), inside.height + height)
  }

  /// Puts the bubble around the parts, and mirrors all.
  private mutating func close(
    _ inside: (width: Double, height: Double), _ metrics: ListMetrics, isMirrored: Bool
  ) {
    guard inside.height > 0 else { return }
    let (margin, padding) = (metrics.margin, metrics.padding)
    bubble = ListFrame(
      x: margin, y: margin, width: (inside.width + 2 * padding).rounded(.up),
      height: (inside.height + 2 * padding).rounded(.up))
    let width = bubble.width + 2 * margin
    size = (Int(width), Int(bubble.height + 2 * margin))
    move {
      $0.x += margin + padding
      $0.y += margin + padding
      if isMirrored { $0 = $0.mirrored(in: width) }
    }
    guard isMirrored else { return }
    for index in arrows.indices { arrows[index].direction.mirror() }
  }

  /// Changes the rectangles of all parts.
  private mutating func move(_ change: (inout ListFrame) -> Void) {
    for index in entries.indices {
      change(&entries[index].frame)
      change(&entries[index].text.frame)
      if var label = entries[index].label {
        change(&label.frame)
        entries[index].label = label
      }
    }
    for index in arrows.indices {
      change(&arrows[index].frame)
      change(&arrows[index].sign)
    }
    for part in [\Self.number, \.line] {
      if var text = self[keyPath: part] {
        change(&text.frame)
        self[keyPath: part] = text
      }
    }
    for part in [\Self.row, \.thumb] {
      if var frame = self[keyPath: part] {
        change(&frame)
        self[keyPath: part] = frame
      }
    }
  }
}

extension ListLayout.Arrow.Direction {
  fileprivate mutating func mirror() {
    switch self {
    case .left: self = .right
    case .right: self = .left
    case .up, .down: break
    }
  }
}
