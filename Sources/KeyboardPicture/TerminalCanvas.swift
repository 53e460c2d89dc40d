import KeyboardCore

/// A rectangle of cells that can be drawn on with text and lines.
final class TerminalCanvas {
  /// How a cell looks.
  struct Style: Hashable {
    var foreground: KeyboardColor?
    var background: KeyboardColor?
    var isReversed = false
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

  private let width: Int
  private let signs: [Character]
  private var cells: [[Cell]]

  /// Creates an empty canvas.
  init(width: Int, height: Int, lines: TerminalStyle.Lines) {
    self.width = width
    signs = Self.signs[lines] ?? []
    cells = Array(repeating: Array(repeating: Cell(), count: width), count: height)
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
  func fill(x: Int, y: Int, width: Int, style: Style) {
    for column in x..<(x + width) {
      cells[y][column].style = style
      cells[y][column].arms = []
    }
    cells[y][x - 1].arms.remove(.right)
    cells[y][x + width].arms.remove(.left)
  }

  /// Writes a text; what would go beyond the edge is left out.
  func put(_ text: String, x: Int, y: Int, style: Style) {
    var column = x
    // By scalars: terminals put marks into the cell of the letter before.
    for scalar in text.unicodeScalars {
      let columns = TextWidth.columns(String(scalar))
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
  /// - Parameter hasColors: Whether styles are included, as control sequences of ECMA-48.
  /// - Returns: The lines, each with a line break and without the empty cells at its end.
  func text(hasColors: Bool) -> String {
    cells.map { row in line(row, hasColors: hasColors) + "\n" }.joined()
  }

  private func line(_ row: [Cell], hasColors: Bool) -> String {
    let end =
      (row.lastIndex { $0.text != nil || !$0.arms.isEmpty || $0.style != Style() } ?? -1) + 1
    var line = ""
    var current = Style()
    for (index, cell) in row[..<end].enumerated() {
      if hasColors, cell.style != current {
        line += Self.codes(cell.style)
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

  private static func codes(_ style: Style) -> String {
    func color(_ color: KeyboardColor?, _ kind: Int) -> String {
      color.map { ";\(kind);2;\($0.red);\($0.green);\($0.blue)" } ?? ""
    }
    return "\u{1b}[0" + color(style.foreground, 38) + color(style.background, 48)
      + (style.isReversed ? ";7" : "") + "m"
  }
}
