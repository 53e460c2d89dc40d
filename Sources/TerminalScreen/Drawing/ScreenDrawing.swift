import KeyboardCore
package import KeyboardPicture

/// Draws a view as lines with control sequences for a terminal.
package struct ScreenDrawing {
  /// The number of lines besides the keyboard: the heading, the list, the text, and the shortest log.
  private static let others = 7
  private static let hint = " Ctrl+C ends "

  private let model: ScreenModel
  private let picture: KeyboardPicture?
  private let styling: TerminalStyling
  private let width: Int
  private let height: Int

  /// Prepares a drawing; `picture` is `nil` while no keyboard is known.
  package init(
    _ model: ScreenModel, picture: KeyboardPicture?, styling: TerminalStyling, width: Int,
    height: Int
  ) {
    self.model = model
    self.picture = picture
    self.styling = styling
    self.width = max(1, width)
    self.height = max(1, height)
  }

  /// The lines from the top, as many as the terminal has.
  package var rows: [String] {
    var rows = Array(([heading] + keyboard + [text]).prefix(height))
    rows += model.log.suffix(height).flatMap(lines).suffix(height - rows.count)
    return rows + Array(repeating: "", count: height - rows.count)
  }

  /// The text that makes a terminal show new lines in place of old ones, or of unknown ones (`[]`).
  package static func update(from old: [String], to new: [String]) -> String {
    var text = old.count == new.count ? "" : "\u{1b}[0m\u{1b}[2J"
    for (index, row) in new.enumerated() where old.count != new.count || old[index] != row {
      // Erased first: after a row of full width, the last column would be erased.
      text += "\u{1b}[\(index + 1);1H\u{1b}[K\(row)"
    }
    return text
  }

  private var heading: String {
    let hint = width > 2 * Self.hint.count ? Self.hint : ""
    let text = TextWidth.cut(" " + Self.visible(model.heading), to: width - hint.count)
    let space = String(repeating: " ", count: width - hint.count - TextWidth.columns(text))
    return "\u{1b}[7m" + text + space + hint + "\u{1b}[0m"
  }

  /// The line of the list, and the keys as large as they can be beside a log.
  private var keyboard: [String] {
    let auxiliary = TextWidth.cut(Self.visible(model.auxiliaryText ?? ""), to: width)
    guard let picture else { return [auxiliary] }
    let size = TerminalSize.largest(of: picture, width: width, height: height - Self.others)
    let renderer = TerminalRenderer(picture, styling: styling, size: size ?? .small)
    let left = size.map { (width - $0.width(of: picture)) / 2 } ?? 0
    let space = String(repeating: " ", count: left)
    return [picture.list == nil ? auxiliary : renderer.list(width: width, left: left)]
      + (size == nil ? [] : renderer.keys.map { space + $0 })
  }

  /// The text with the preedit and a reversed cursor.
  private var text: String {
    let label = width < 20 ? "" : "Text  "
    let scalars = model.field.text.unicodeScalars
    let place = model.field.cursor
    var free = width - label.count
    let preedit = TextWidth.cut(Self.visible(model.field.preedit), to: free - 1)
    free -= TextWidth.columns(preedit)
    // The end of the text before the cursor matters most.
    var before = String(
      Self.visible(String(String.UnicodeScalarView(scalars.prefix(place)))).suffix(width))
    if TextWidth.columns(before) >= free {
      while TextWidth.columns(before) >= free - 1, !before.isEmpty { before.removeFirst() }
      if free > 1 { before = "…" + before }
    }
    free -= TextWidth.columns(before)
    let rest = Self.visible(String(String.UnicodeScalarView(scalars.dropFirst(place))))
    let after = TextWidth.cut(rest.isEmpty ? " " : rest, to: free)
    return label + before + "\u{1b}[4m" + preedit + "\u{1b}[0;7m" + after.prefix(1) + "\u{1b}[0m"
      + after.dropFirst()
  }

  /// A line of the log, broken at spaces; further lines are indented.
  private func lines(of line: ScreenModel.Line) -> [String] {
    let indent = String(repeating: " ", count: min(11, width / 8))
    let text = line.text + (line.count > 1 ? " ×\(line.count)" : "")
    var lines: [String] = []
    for word in Self.visible(text).split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, TextWidth.columns(last) + 1 + TextWidth.columns("\(word)") <= width
      {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(lines.isEmpty ? String(word) : indent + word)
      }
    }
    return lines.map { TextWidth.cut($0, to: width) }
  }

  /// A text with signs for white space, and without what could control the terminal.
  private static func visible(_ text: String) -> String {
    let signs: [Character: String] = [
      "\n": "⏎", "\r": "⏎", "\r\n": "⏎", "\t": "⇥", "\u{a0}": "␣", "\u{202f}": "␣",
    ]
    let seen = text.map { signs[$0] ?? String($0) }.joined().unicodeScalars
    return String(String.UnicodeScalarView(seen.filter { !$0.isUnprintable }))
  }
}
