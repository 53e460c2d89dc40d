import KeyboardPicture

extension ScreenDrawing {
  /// A piece of a line with one style.
  private typealias Piece = (text: String, style: TerminalCanvas.Style)

  /// Draws the end of the log, as many lines as there are.
  func drawLog(_ layout: ScreenLayout, on canvas: TerminalCanvas) {
    if let y = layout.separator {
      canvas.put(String(repeating: "─", count: width), x: 0, y: y, style: palette.secondary)
    }
    var lines: [[Piece]] = []
    for entry in model.log.reversed() where lines.count < layout.log.count {
      lines.insert(contentsOf: wrapped(entry), at: 0)
    }
    for (y, line) in zip(layout.log, lines.suffix(layout.log.count)) {
      var x = 0
      for piece in line {
        put(piece.text, x: x, y: y, width: width - x, piece.style, on: canvas)
        x += TextWidth.columns(piece.text)
      }
    }
  }

  /// An entry as lines: what does not fit goes on below, indented.
  private func wrapped(_ entry: ScreenModel.Entry) -> [[Piece]] {
    switch entry {
    case .remark(let text):
      return words(text, width: width - 2).map { [("  " + $0, palette.secondary)] }
    case .step(let step, let count):
      // Narrow terminals have no room for the words of the unit.
      let stamp = width < 60 ? String(step.stamp.dropLast(3).suffix(6)) : step.stamp
      let event = " " + step.event + (count > 1 ? " ×\(count)" : "")
      var lines: [[Piece]] = [[(stamp, palette.secondary), (event, TerminalCanvas.Style())]]
      var columns = TextWidth.columns(stamp + event)
      let indent = TextWidth.columns(stamp) + 3
      for (index, part) in step.parts.enumerated() {
        let joint = index == 0 ? " → " : ", "
        let needed = TextWidth.columns(joint + part.text) + (index < step.parts.count - 1 ? 1 : 0)
        if columns + needed > width, columns > indent {
          if index > 0 { lines[lines.count - 1].append((",", palette.secondary)) }
          let space = String(repeating: " ", count: max(0, indent - (index == 0 ? 2 : 0)))
          lines.append([(space + (index == 0 ? "→ " : ""), palette.secondary)])
          columns = indent
        } else {
          lines[lines.count - 1].append((joint, palette.secondary))
          columns += TextWidth.columns(joint)
        }
        lines[lines.count - 1].append((part.text, style(of: part)))
        columns += TextWidth.columns(part.text)
      }
      return lines
    }
  }

  private func style(of part: StepDescription.Part) -> TerminalCanvas.Style {
    switch part.kind {
    case .gesture: palette.accent
    case .refusal: palette.warning
    case .effect: TerminalCanvas.Style()
    case .passes: palette.secondary
    }
  }

  /// A text as lines that are no wider, broken between words.
  func words(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, TextWidth.columns(line) + 1 + TextWidth.columns(String(word)) > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
