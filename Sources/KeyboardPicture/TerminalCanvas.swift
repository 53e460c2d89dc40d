package import KeyboardCore

/// A rectangle of cells that can be drawn on with text and lines.
package final class TerminalCanvas {
  /// How a cell looks.
  package struct Style: Hashable, Sendable {
    /// The colour of the text, or `nil` for the terminal's own.
    package var foreground: KeyboardColor?
    /// The colour behind it, or `nil` for the terminal's own.
    package var background: KeyboardColor?
    /// Whether the two are exchanged.
    package var isReversed = false
    /// Whether the strokes are heavier.
    package var isBold = false
    /// Whether there is a line below.
    package var isUnderlined = false

    /// Creates a style; by default that of plain text.
    package init(
      foreground: KeyboardColor? = nil, background: KeyboardColor? = nil, isReversed: Bool = false,
      isBold: Bool = false, isUnderlined: Bool = false
    ) {
      self.foreground = foreground
      self.background = background
      self.isReversed = isReversed
      self.isBold = isBold
      self.isUnderlined = isUnderlined
    }
  }

  /// Where lines leave a cell.
  private struct Arms: OptionSet {
    let rawValue: Int
    static let up = Self(rawValue: 1)
    static let down = Self(rawValue: 2)
    static let left = Self(rawValue: 4)
    static let right = Self(rawValue: 8)
  }

  private struct Cell {
    /// The text, "" for the right half of a wide one.
    var text: String?
    var arms: Arms = []
    var style = Style()
  }

  /// Lines by the arms of a cell, from none to all, where up is 1, down 2, left 4 and right 8.
  private static let signs: [TerminalStyle.Lines: [Character]] = [
    .light: Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼"),
    .heavy: Array(" ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"),
    .double: Array(" ║║║═╝╗╣═╚╔╠═╩╦╬"),
    .ascii: Array(" |||-+++-+++-+++"),
  ]

  /// How many cells are side by side.
  package let width: Int
  /// How many rows of cells there are.
  package var height: Int { cells.count }

  private let signs: [Character]
  private var cells: [[Cell]]

  /// Creates an empty canvas.
  package init(width: Int, height: Int, lines: TerminalStyle.Lines) {
    self.width = max(0, width)
    signs = Self.signs[lines] ?? []
    let row = Array(repeating: Cell(), count: max(0, width))
    cells = Array(repeating: row, count: max(0, height))
  }

  /// Draws a rectangle; lines that meet are joined.
  func rectangle(left: Int, top: Int, right: Int, bottom: Int) {
    for x in left...right {
      let ends: Arms = x == left ? .right : x == right ? .left : [.left, .right]
      cells[top][x].arms.formUnion(ends)
      cells[bottom][x].arms.formUnion(ends)
    }
    for y in top...bottom {
      let ends: Arms = y == top ? .down : y == bottom ? .up : [.up, .down]
      cells[y][left].arms.formUnion(ends)
      cells[y][right].arms.formUnion(ends)
    }
  }

  /// Paints cells; lines stop at them.
  package func fill(x: Int, y: Int, width: Int, style: Style) {
    guard cells.indices.contains(y) else { return }
    for column in max(0, x)..<max(0, x, min(x + width, self.width)) {
      cells[y][column].style = style
      cells[y][column].arms = []
    }
    if cells[y].indices.contains(x - 1) { cells[y][x - 1].arms.remove(.right) }
    if cells[y].indices.contains(x + width) { cells[y][x + width].arms.remove(.left) }
  }

  /// Writes a text; what would go beyond the edge is left out.
  package func put(_ text: String, x: Int, y: Int, style: Style = Style()) {
    guard cells.indices.contains(y), x >= 0 else { return }
    var column = x
    // By scalars: terminals put marks into the cell of the letter before.
    for scalar in text.unicodeScalars {
      let columns = TextWidth.columns(String(scalar))
      // Control characters would do something to the terminal.
      if scalar.properties.generalCategory == .control { continue }
      if columns == 0 {
        if column > x { cells[y][column - 1].text?.unicodeScalars.append(scalar) }
        continue
      }
      guard column + columns <= width else { return }
      cells[y][column].text = String(scalar)
      cells[y][column].style = style
      if columns == 2 { cells[y][column + 1].text = "" }
      column += columns
    }
  }

  /// Joins all lines.
  ///
  /// - Parameter depth: The colours the styles are told in, or `nil` to tell no styles.
  /// - Returns: The lines, each with a line break and without the empty cells at its end.
  func text(depth: TerminalColorDepth?) -> String { rows(depth).map { $0 + "\n" }.joined() }

  /// The lines, each without the empty cells at its end.
  ///
  /// - Parameter depth: The colours the styles are told in, or `nil` to tell no styles. They are
  ///   told as control sequences of ECMA-48, and each line ends in the terminal's own style.
  /// - Returns: The lines.
  package func rows(_ depth: TerminalColorDepth?) -> [String] { cells.map { row($0, depth) } }

  private func row(_ row: [Cell], _ depth: TerminalColorDepth?) -> String {
    let end =
      (row.lastIndex { $0.text != nil || !$0.arms.isEmpty || $0.style != Style() } ?? -1) + 1
    var line = ""
    var current = Style()
    for (index, cell) in row[..<end].enumerated() {
      if let depth, cell.style != current {
        line += depth.sequence(cell.style)
        current = cell.style
      }
      let text = cell.text ?? String(signs[cell.arms.rawValue])
      line += text
      // Terminals that reorder text from right to left would turn whole rows of keys around; the
      // mark after each word keeps it in its cells.
      let isEnd = index + 1 >= end || row[index + 1].text?.isRightToLeft != true
      if text.isRightToLeft, isEnd { line += "\u{200e}" }
    }
    return current == Style() ? line : line + "\u{1b}[0m"
  }
}
