import KeyboardCore

/// Draws the list of the held key and the bubbles of the pressed keys.
struct SVGCallouts {
  private static let padding = 5.0
  private static let tail = 9.0
  private static let entry = (width: 36.0, height: 46.0)

  let picture: KeyboardPicture

  /// How far the callouts reach above the keyboard.
  var height: Double {
    let frames = picture.bubbles.map(\.frame) + (picture.list.map { [$0.frame] } ?? [])
    return frames.map(Self.height).max() ?? 0
  }

  /// How far callouts of the top row reach above the keyboard.
  var greatestHeight: Double { picture.keys.map(\.frame).map(Self.height).max() ?? 0 }

  private static func height(above frame: KeyFrame) -> Double {
    bubbleHeight + tail - SVGKeys.rectangle(frame).y + 3
  }

  private static var bubbleHeight: Double { entry.height + 2 * padding }

  func draw(in document: SVGDocument) {
    for (index, bubble) in picture.bubbles.enumerated() {
      let size = max(58, TextWidth.ems(bubble.text) * bubble.style.font.size)
      let left = draw(
        bubble.style.callout, above: bubble.frame, width: size, id: "bubble-\(index)", in: document)
      document.write(
        bubble.text, x: left.x + size / 2, y: left.y + Self.bubbleHeight / 2,
        style: SVGDocument.TextStyle(
          font: bubble.style.font, color: bubble.style.callout.textColor, width: size - 8),
        id: "bubble-text-\(index)")
    }
    if let list = picture.list { draw(list, in: document) }
  }

  private func draw(_ list: KeyboardPicture.List, in document: SVGDocument) {
    let candidates = list.candidates
    let entries = Array(candidates.entries[candidates.visible])
    let hasMore = candidates.pageCount > 1
    let widths = entries.map { entry in
      max(Self.entry.width, TextWidth.ems(entry) * list.style.font.size * 0.9 + 4)
    }
    let total = widths.reduce(2 * Self.padding, +) + (hasMore ? 30 : 0)
    let corner = draw(
      list.style.callout, above: list.frame, width: total, id: "list", in: document)
    var small = list.style.font
    small.size = 11
    var x = corner.x + Self.padding
    for (index, entry) in entries.enumerated() {
      let isSelected = candidates.selected == candidates.visible.lowerBound + index
      if isSelected {
        document.rectangle(
          KeyFrame(
            x: x, y: corner.y + Self.padding, width: widths[index], height: Self.entry.height),
          radius: list.style.callout.buttonCornerRadius, fill: list.style.selectedBackgroundColor)
      }
      let color = { (other: KeyboardColor) in
        isSelected ? list.style.selectedForegroundColor : other
      }
      let label = list.labels.label(at: index)
      let middle = x + widths[index] / 2
      document.write(
        label, x: middle, y: corner.y + Self.padding + 9,
        style: SVGDocument.TextStyle(
          font: small, color: color(list.style.labelColor), width: widths[index]))
      document.write(
        entry, x: middle, y: corner.y + Self.padding + (label.isEmpty ? 23 : 30),
        style: SVGDocument.TextStyle(
          font: list.style.font, color: color(list.style.callout.textColor),
          width: widths[index] - 4),
        id: "entry-\(index)")
      x += widths[index]
    }
    guard hasMore else { return }
    document.write(
      "\(candidates.page + 1)/\(candidates.pageCount)", x: x + 14,
      y: corner.y + Self.bubbleHeight / 2,
      style: SVGDocument.TextStyle(font: small, color: list.style.labelColor, width: 26))
  }

  /// Draws a bubble with its tail above a key, and returns the bubble's upper left corner.
  private func draw(
    _ style: CalloutStyle, above frame: KeyFrame, width size: Double, id: String,
    in document: SVGDocument
  ) -> (x: Double, y: Double) {
    let key = SVGKeys.rectangle(frame)
    let middle = key.middleX
    let width = SVGKeys.size(of: picture).width
    let left = max(3, min(middle - size / 2, width - size - 3))
    let top = key.y - Self.tail - Self.bubbleHeight
    let border = KeyboardButtonBorderStyle(color: style.borderColor, size: 1)
    if style.shadow.size > 0 {
      document.path(
        outline(left, top + style.shadow.size + 1, size, tailAt: middle, style.cornerRadius),
        fill: style.shadow.color.withOpacity(0.5))
    }
    document.path(
      outline(left, top, size, tailAt: middle, style.cornerRadius), fill: style.backgroundColor,
      id: id, border: border)
    return (left, top)
  }

  private func outline(
    _ left: Double, _ top: Double, _ size: Double, tailAt middle: Double, _ radius: Double
  ) -> String {
    let (right, bottom) = (left + size, top + Self.bubbleHeight)
    let corner = min(radius, Self.bubbleHeight / 2)
    // The tail keeps clear of the round corners, even if the bubble is at the edge of the keyboard.
    let tip = max(left + corner + Self.tail, min(middle, right - corner - Self.tail))
    return SVGDocument.outline([
      (left, top, corner), (right, top, corner), (right, bottom, corner),
      (tip + Self.tail, bottom, 0), (middle, bottom + Self.tail - 1, 0),
      (tip - Self.tail, bottom, 0), (left, bottom, corner),
    ])
  }
}
