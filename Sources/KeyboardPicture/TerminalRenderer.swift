import KeyboardCore

/// Draws pictures of keyboards with text: 76 columns wide, for terminals of 80, or smaller.
///
/// Keys of the full size have two lines, with the symbols of Shift above and those of AltGr at the
/// right; small ones have one. A dot on the lower edge means that holding the key opens a list; an
/// open list is above the keyboard.
package struct TerminalRenderer {
  private let picture: KeyboardPicture
  private let styling: TerminalStyling
  private let size: TerminalSize
  private let colors: TerminalStyle.Colors

  package init(_ picture: KeyboardPicture, styling: TerminalStyling, size: TerminalSize = .full) {
    self.picture = picture
    self.styling = styling
    self.size = size
    colors = styling == .colored ? picture.terminal.colors : .none
  }

  /// The picture, each line with a line break, and an open list no wider than some columns.
  package func text(width: Int = 80) -> String {
    var rows = keys
    if let list = picture.list {
      let middle = size.column(list.frame.middleX)
      rows = [self.list(width: width), String(repeating: " ", count: middle) + "▾"] + rows
    }
    return rows.map { $0 + "\n" }.joined()
  }

  /// The lines of the keys.
  package var keys: [String] {
    var canvas = TerminalCanvas(
      width: size.width(of: picture), height: size.height(of: picture),
      lines: picture.terminal.lines)
    let keys = picture.keys.filter { !$0.action.isSpacer }
    if size == .full {
      for key in keys { drawEdges(of: key, on: &canvas) }
    }
    for key in keys { drawContent(of: key, on: &canvas) }
    return canvas.rows
  }

  /// The line of the open list, above its key if there is room, or "".
  ///
  /// The highlighted entry is always shown, even if others do not fit.
  package func list(width: Int, left: Int = 0) -> String {
    guard let list = picture.list else { return "" }
    let candidates = list.candidates
    var entries = candidates.visible.enumerated().map { index, place in
      let label = list.labels.label(at: index)
      return (
        label: label.isEmpty ? "" : label + " ", text: candidates.entries[place],
        isSelected: candidates.selected == place && styling != .plain
      )
    }
    let pages =
      candidates.pageCount > 1 ? "\(candidates.page + 1)/\(candidates.pageCount)" : ""
    var tail = pages
    var columns: Int {
      let entries = entries.reduce(0) { $0 + TextWidth.columns($1.label + $1.text) + 2 }
      return entries + (tail.isEmpty ? -2 : TextWidth.columns(tail))
    }
    while columns > width, entries.count > 1 {
      if entries.last?.isSelected == true {
        entries.removeFirst()
      } else {
        entries.removeLast()
        tail = pages.isEmpty ? "…" : "…  " + pages
      }
    }
    var canvas = TerminalCanvas(width: width, height: 1, lines: .light)
    let middle = left + size.column(list.frame.middleX)
    var x = max(0, min(middle - columns / 2, width - columns))
    for entry in entries {
      let color = colors == .none ? nil : list.style.labelColor
      canvas.put(
        entry.label, x: x, y: 0, style: .init(foreground: color, isReversed: entry.isSelected))
      x += TextWidth.columns(entry.label)
      canvas.put(entry.text, x: x, y: 0, style: .init(isReversed: entry.isSelected))
      x += TextWidth.columns(entry.text) + 2
    }
    canvas.put(tail, x: x, y: 0)
    return canvas.rows.joined()
  }

  private func drawEdges(of key: KeyboardPicture.Key, on canvas: inout TerminalCanvas) {
    let (left, right) = (size.column(key.frame.x), size.column(key.frame.maxX))
    let (top, bottom) = (size.line(key.frame.y), size.line(key.frame.maxY))
    if key.notch > 0 {
      let middle = size.line(key.frame.y + 1)
      canvas.rectangle(left: left, top: top, right: right, bottom: middle)
      canvas.rectangle(
        left: size.column(key.frame.x + key.notch), top: middle, right: right, bottom: bottom)
    } else {
      canvas.rectangle(left: left, top: top, right: right, bottom: bottom)
    }
    if key.hasCallouts {
      // It is on the edge, so it does not have the key's background.
      let color = colors == .none ? nil : key.style.accentColor
      canvas.put("•", x: (left + right) / 2, y: bottom, style: .init(foreground: color))
    }
  }

  private func drawContent(of key: KeyboardPicture.Key, on canvas: inout TerminalCanvas) {
    let left = size.column(key.frame.x) + size.edge
    // Without edges there is a gap after each key.
    let right = max(left, size.column(key.frame.maxX) - (1 - size.edge))
    let top = size.line(key.frame.y) + size.edge
    for y in top..<size.line(key.frame.maxY) {
      // The lower half begins with the line between two rows.
      let isLower = y >= size.line(key.frame.y + 1)
      let start = isLower ? size.column(key.frame.x + key.notch) + size.edge : left
      canvas.fill(
        x: min(start, right)..<right, y: y, style: style(of: key, key.style.foregroundColor))
    }
    if size == .full {
      for text in key.texts { draw(text, of: key, in: left..<right, y: top, on: &canvas) }
    }
    let image = key.image.flatMap { KeyImage.named[$0] }
    let isLabelled = !key.texts.contains { $0.place != .label }
    let first = key.texts.min { Self.importance($0) < Self.importance($1) }
    // A word that fits on the only line is clearer than the image.
    let hasWord = first.map { TextWidth.columns($0.text) <= right - left } ?? false
    if let image, isLabelled, size == .full || !hasWord {
      let x = left + (right - left - 1) / 2
      canvas.put(image.sign, x: x, y: top, style: style(of: key, key.style.foregroundColor))
    } else if size == .small, let first {
      let text = TextWidth.cut(first.text, to: right - left, sign: "")
      let free = first.place == .label ? right - left - TextWidth.columns(text) : 0
      canvas.put(text, x: left + free / 2, y: top, style: style(of: key, color(of: first, on: key)))
    }
  }

  /// Draws a text on a key of two lines.
  private func draw(
    _ text: KeyboardPicture.Text, of key: KeyboardPicture.Key, in columns: Range<Int>, y top: Int,
    on canvas: inout TerminalCanvas
  ) {
    let shown = TextWidth.cut(text.text, to: columns.count)
    let free = columns.count - TextWidth.columns(shown)
    let (x, y) =
      switch text.place {
      case .letter, .shift: (0, 0)
      case .base: (0, 1)
      case .shiftThird: (free, 0)
      case .third: (free, 1)
      case .label: (free / 2, key.image == nil ? 0 : 1)
      }
    // The image replaces a label that does not fit.
    if text.place == .label, key.image != nil, shown != text.text { return }
    canvas.put(
      shown, x: columns.lowerBound + x, y: top + y, style: style(of: key, color(of: text, on: key)))
  }

  /// The rank of a text among those of its key if there is room for one only.
  private static func importance(_ text: KeyboardPicture.Text) -> Int {
    let order: [KeyboardPicture.Place] = [.letter, .base, .shift, .third, .shiftThird, .label]
    return order.firstIndex(of: text.place) ?? order.count
  }

  private func color(of text: KeyboardPicture.Text, on key: KeyboardPicture.Key) -> KeyboardColor {
    if text.isDead { return key.style.accentColor }
    return text.place.isThirdLevel ? key.style.secondaryColor : key.style.foregroundColor
  }

  private func style(of key: KeyboardPicture.Key, _ color: KeyboardColor) -> TerminalCanvas.Style {
    let isPressed = key.isPressed && styling != .plain
    return switch colors {
    case .all:
      TerminalCanvas.Style(
        foreground: color,
        background: picture.background.color.covered(by: key.style.backgroundColor),
        isReversed: isPressed)
    case .texts:
      TerminalCanvas.Style(
        foreground: color == key.style.foregroundColor ? nil : color, isReversed: isPressed)
    case .none: TerminalCanvas.Style(isReversed: isPressed)
    }
  }
}
