package import KeyboardCore

/// An open list as one line of text.
package struct TerminalListLine {
  /// A piece of the line with one style.
  package typealias Part = (text: String, style: TerminalCanvas.Style)

  /// The pieces from left to right.
  package let parts: [Part]

  /// Arranges a list so that it is no wider than a line; what is highlighted is always shown.
  ///
  /// - Parameters:
  ///   - candidates: The list.
  ///   - labels: What stands before the entries.
  ///   - labelColor: The colour of that, or `nil` for the terminal's own.
  ///   - showsSelected: Whether the highlighted entry is shown in reverse.
  ///   - width: How many columns there are.
  package init(
    _ candidates: CandidateList, labels: PanelStyle.LabelStyle, labelColor: KeyboardColor?,
    showsSelected: Bool, width: Int
  ) {
    let entries = candidates.visible.enumerated().map { index, place -> [Part] in
      let isSelected = showsSelected && candidates.selected == place
      let label = labels.label(at: index)
      let style = TerminalCanvas.Style(foreground: labelColor, isReversed: isSelected)
      return [
        (label.isEmpty ? "" : label + " ", style),
        (candidates.entries[place], TerminalCanvas.Style(isReversed: isSelected)),
      ]
    }
    let selected = candidates.selected.map { $0 - candidates.visible.lowerBound } ?? 0
    let pages: Part? =
      candidates.pageCount > 1
      ? ("\(candidates.page + 1)/\(candidates.pageCount)", TerminalCanvas.Style()) : nil
    let free = width - (pages.map { TextWidth.columns($0.text) + 2 } ?? 0)
    var first = 0
    // Where not all entries fit, those before the highlighted one give way.
    while first < min(selected, entries.count - 1),
      Self.columns(Array(entries[first...selected])) > free
    {
      first += 1
    }
    var shown: [[Part]] = []
    for entry in entries[first...] {
      let isLast = first + shown.count + 1 == entries.count
      // Before others there has to be room for … after it.
      guard Self.columns(shown + [entry]) + (isLast ? 0 : 3) <= free else {
        shown.append([("…", TerminalCanvas.Style())])
        break
      }
      shown.append(entry)
    }
    let gap: Part = ("  ", TerminalCanvas.Style())
    parts = Array((shown + (pages.map { [[$0]] } ?? [])).joined(separator: [gap]))
  }

  /// How many columns it takes.
  package var width: Int { parts.reduce(0) { $0 + TextWidth.columns($1.text) } }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - canvas: Where.
  ///   - y: The line.
  ///   - middle: The column that its middle is at, as far as the edges let it.
  ///   - columns: The columns it stays in.
  package func draw(on canvas: TerminalCanvas, y: Int, middle: Int, in columns: Range<Int>) {
    var x = max(columns.lowerBound, min(middle - width / 2, columns.upperBound - width))
    for (text, style) in parts {
      canvas.put(text, x: x, y: y, style: style)
      x += TextWidth.columns(text)
    }
  }

  private static func columns(_ entries: [[Part]]) -> Int {
    entries.joined().reduce(0) { $0 + TextWidth.columns($1.text) } + 2 * max(0, entries.count - 1)
  }
}
