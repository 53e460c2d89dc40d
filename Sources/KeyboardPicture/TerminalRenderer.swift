import KeyboardCore

/// Draws pictures of keyboards with text: 76 columns wide, for terminals of 80.
///
/// Keys have two lines, with what is typed with Shift above and what AltGr gives at the right. A dot
/// on the lower edge says that holding the key opens a list; an open list stands above the keyboard.
public struct TerminalRenderer {
  /// The columns of an ordinary key, including its left edge.
  private static let columns = 5.0
  /// The lines of a key, including its upper edge.
  private static let lines = 3
  /// The line of the list, and an empty one.
  private static let listHeight = 2

  private let picture: KeyboardPicture
  private let colors: TerminalStyle.Colors
  private let showsPressed: Bool

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - usesColors: Whether the text shows colours and pressed keys.
  public init(_ picture: KeyboardPicture, usesColors: Bool) {
    self.picture = picture
    colors = usesColors ? picture.terminal.colors : .none
    showsPressed = usesColors
  }

  /// The picture, with a line break after each line.
  public var text: String {
    let top = picture.list == nil ? 0 : Self.listHeight
    let width = Self.column(picture.width) + 1
    let canvas = TerminalCanvas(
      width: max(width, 80), height: top + Int(picture.height) * Self.lines + 1,
      lines: picture.terminal.lines)
    for key in picture.keys where !key.action.isSpacer { drawEdges(key, top: top, on: canvas) }
    for key in picture.keys { drawContent(key, top: top, on: canvas) }
    if let list = picture.list { draw(list, on: canvas) }
    return canvas.text(hasColors: showsPressed)
  }

  private static func column(_ x: Double) -> Int { Int((x * columns).rounded()) }

  private static func line(_ y: Double, top: Int) -> Int { top + Int(y.rounded()) * lines }

  /// The column of the left edge of a key's lower half.
  private static func lowerColumn(_ key: KeyboardPicture.Key) -> Int {
    column(key.frame.x + key.notch)
  }

  private func drawEdges(_ key: KeyboardPicture.Key, top: Int, on canvas: TerminalCanvas) {
    let frame = key.frame
    let (left, right) = (Self.column(frame.x), Self.column(frame.maxX))
    let (upper, lower) = (Self.line(frame.y, top: top), Self.line(frame.maxY, top: top))
    if key.notch > 0 {
      let middle = Self.line(frame.y + 1, top: top)
      canvas.rectangle(left: left, top: upper, right: right, bottom: middle)
      canvas.rectangle(left: Self.lowerColumn(key), top: middle, right: right, bottom: lower)
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

  private func drawContent(_ key: KeyboardPicture.Key, top: Int, on canvas: TerminalCanvas) {
    let left = Self.column(key.frame.x) + 1
    let width = Self.column(key.frame.maxX) - left
    let upper = Self.line(key.frame.y, top: top) + 1
    let height = Self.line(key.frame.maxY, top: top) - upper
    for y in upper..<(upper + height) where !key.action.isSpacer {
      // The lower half begins with the line between two rows.
      let start = y - upper < Self.lines - 1 ? left : Self.lowerColumn(key) + 1
      canvas.fill(
        x: start, y: y, width: left + width - start, style: style(key, key.style.foregroundColor))
    }
    let texts = key.texts.map { ($0, cut($0.text, to: width)) }
    for (text, shown) in texts {
      let columns = TextWidth.columns(shown)
      var color = key.style.foregroundColor
      var x = left
      var y = upper
      switch text.place {
      case .letter, .shift: break
      case .base: y += 1
      case .third, .shiftThird:
        x += width - columns
        y += text.place == .third ? 1 : 0
        color = key.style.secondaryColor
      case .label:
        // The image stands for a text that does not fit.
        if key.image != nil, TextWidth.columns(text.text) > width { continue }
        x += (width - columns) / 2
        y += key.image == nil ? 0 : 1
      }
      if text.isDead { color = key.style.accentColor }
      canvas.put(shown, x: x, y: y, style: style(key, color))
    }
    if let image = key.image.flatMap({ KeyImage.named[$0] }),
      !key.texts.contains(where: { $0.place != .label })
    {
      canvas.put(
        image.sign, x: left + (width - 1) / 2, y: upper,
        style: style(key, key.style.foregroundColor))
    }
  }

  private func draw(_ list: KeyboardPicture.List, on canvas: TerminalCanvas) {
    let candidates = list.candidates
    let middle = Self.column(list.frame.middleX)
    var parts: [(text: String, style: TerminalCanvas.Style)] = []
    for (index, entry) in candidates.entries[candidates.visible].enumerated() {
      let isSelected = candidates.selected == candidates.visible.lowerBound + index
      var style = TerminalCanvas.Style(isReversed: isSelected && showsPressed)
      if colors != .none { style.foreground = list.style.labelColor }
      let label = list.labels.label(at: index)
      parts.append((label.isEmpty ? "" : label + " ", style))
      style.foreground = nil
      let isLast = index == candidates.visible.count - 1 && candidates.pageCount == 1
      parts.append((entry + (isLast ? "" : "  "), style))
    }
    if candidates.pageCount > 1 {
      parts.append(("\(candidates.page + 1)/\(candidates.pageCount)", TerminalCanvas.Style()))
    }
    let width = parts.reduce(0) { $0 + TextWidth.columns($1.text) }
    var x = max(0, min(middle - width / 2, Self.column(picture.width) - width))
    for (text, style) in parts {
      canvas.put(text, x: x, y: 0, style: style)
      x += TextWidth.columns(text)
    }
    canvas.put("▾", x: middle, y: 1, style: TerminalCanvas.Style())
  }

  /// A text cut to the width of its key, with … for what is left out.
  private func cut(_ text: String, to width: Int) -> String {
    guard TextWidth.columns(text) > width else { return text }
    var shown = ""
    for character in text {
      if TextWidth.columns(shown + String(character)) > width - 1 { break }
      shown.append(character)
    }
    return shown + "…"
  }

  private func style(_ key: KeyboardPicture.Key, _ color: KeyboardColor) -> TerminalCanvas.Style {
    switch colors {
    case .all:
      TerminalCanvas.Style(
        foreground: color,
        background: picture.background.color.covered(by: key.style.backgroundColor),
        isReversed: false)
    case .texts:
      TerminalCanvas.Style(
        foreground: color == key.style.foregroundColor ? nil : color,
        isReversed: key.isPressed)
    case .none: TerminalCanvas.Style(isReversed: key.isPressed && showsPressed)
    }
  }
}
