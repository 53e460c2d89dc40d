import KeyboardCore

extension TerminalRenderer {
  /// Draws what is on a key.
  func drawContent(
    _ key: KeyboardPicture.Key, _ place: TerminalKeyPlace, on canvas: TerminalCanvas
  ) {
    let edge = size.hasEdges ? 1 : 0
    let left = place.left(key) + edge
    // Without edges there is a gap after each key.
    let width = place.right(key) - left - (1 - edge)
    let upper = place.line(key.frame.y) + edge
    let height = place.line(key.frame.maxY) - upper
    for y in upper..<(upper + height) where !key.action.isSpacer {
      // The lower half begins with the line between two rows.
      let isLower = y - upper >= max(1, size.lines - edge)
      let start = isLower ? place.lowerLeft(key) + edge : left
      canvas.fill(
        x: start, y: y, width: left + width - start, style: style(key, key.style.foregroundColor))
    }
    if size == .full {
      drawTexts(key, on: canvas, x: left, y: upper, width: width)
    } else {
      drawLine(key, on: canvas, x: left, y: upper, width: width)
    }
    if let image = key.image.flatMap({ KeyImage.named[$0] }),
      !key.texts.contains(where: { $0.place != .label })
    {
      // A word that fits on the only line says more than the image.
      let hasWord = key.texts.contains { TextWidth.columns($0.text) <= width }
      if size != .full, hasWord { return }
      canvas.put(
        image.sign, x: left + (width - 1) / 2, y: upper,
        style: style(key, key.style.foregroundColor))
    }
  }

  /// Draws the texts of a key of two lines.
  private func drawTexts(
    _ key: KeyboardPicture.Key, on canvas: TerminalCanvas, x left: Int, y upper: Int, width: Int
  ) {
    for text in key.texts {
      let shown = cut(text.text, to: width)
      let columns = TextWidth.columns(shown)
      var x = left
      var y = upper
      switch text.place {
      case .letter, .shift: break
      case .base: y += 1
      case .third, .shiftThird:
        x += width - columns
        y += text.place == .third ? 1 : 0
      case .label:
        // The image stands for a text that does not fit.
        if key.image != nil, TextWidth.columns(text.text) > width { continue }
        x += (width - columns) / 2
        y += key.image == nil ? 0 : 1
      }
      canvas.put(shown, x: x, y: y, style: style(key, color(of: text, on: key)))
    }
  }

  /// Draws the texts of a key of one line: what it types alone, then with Shift, and at the right
  /// what AltGr gives, as far as they fit; without edges, only what is most important.
  private func drawLine(
    _ key: KeyboardPicture.Key, on canvas: TerminalCanvas, x left: Int, y: Int, width: Int
  ) {
    var free = left..<max(left, left + width)
    let order: [KeyboardPicture.Place] = [.letter, .base, .shift, .third, .label]
    let texts = order.flatMap { place in key.texts.filter { $0.place == place } }
    for (index, text) in texts.prefix(size.hasEdges ? texts.count : 1).enumerated() {
      // An image stands for a label that does not fit; other texts are left out.
      let isTooLong = TextWidth.columns(text.text) > free.count
      guard !isTooLong || (index == 0 && key.image == nil) else { continue }
      let shown = isTooLong ? cut(text.text, to: free.count, sign: "") : text.text
      let columns = TextWidth.columns(shown)
      let style = style(key, color(of: text, on: key))
      switch text.place {
      case .third, .shiftThird:
        canvas.put(shown, x: free.upperBound - columns, y: y, style: style)
        free = free.lowerBound..<max(free.lowerBound, free.upperBound - columns)
      case .label:
        canvas.put(shown, x: free.lowerBound + (free.count - columns) / 2, y: y, style: style)
      case .letter, .base, .shift:
        canvas.put(shown, x: free.lowerBound, y: y, style: style)
        free = (free.lowerBound + columns)..<free.upperBound
      }
    }
  }

  private func color(
    of text: KeyboardPicture.Text, on key: KeyboardPicture.Key
  ) -> KeyboardColor {
    if text.isDead { return key.style.accentColor }
    return text.place == .third || text.place == .shiftThird
      ? key.style.secondaryColor : key.style.foregroundColor
  }

  /// A text cut to the width of its key, with a sign for what is left out.
  private func cut(_ text: String, to width: Int, sign: String = "…") -> String {
    guard TextWidth.columns(text) > width else { return text }
    var shown = ""
    for character in text {
      if TextWidth.columns(shown + String(character) + sign) > width { break }
      shown.append(character)
    }
    return shown + sign
  }
}
