import KeyboardCore

/// A rectangle of cells that can be drawn on with text and lines.
struct TerminalCanvas {
  struct Style: Hashable {
    /// The colour of the text, or `nil` for the terminal's own.
    var foreground: KeyboardColor?
    /// The colour behind it, or `nil` for the terminal's own.
    var background: KeyboardColor?
    var isReversed = false

    /// The control sequence (ECMA-48) that sets this style and resets all else.
    fileprivate var sequence: String {
      let codes = [
        isReversed ? "7" : nil, foreground.map { "38;5;\($0.nearestOfPalette)" },
        background.map { "48;5;\($0.nearestOfPalette)" },
      ]
      return "\u{1b}[" + (["0"] + codes.compactMap { $0 }).joined(separator: ";") + "m"
    }
  }

  /// The sides at which lines leave a cell.
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

  /// Characters by the arms of a cell, from none to all.
  private static let signs: [TerminalStyle.Lines: [Character]] = [
    .light: Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼"),
    .heavy: Array(" ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋"),
    .double: Array(" ║║║═╝╗╣═╚╔╠═╩╦╬"),
    .ascii: Array(" |||-+++-+++-+++"),
  ]

  private let signs: [Character]
  private var cells: [[Cell]]

  init(width: Int, height: Int, lines: TerminalStyle.Lines) {
    signs = Self.signs[lines] ?? []
    cells = Array(repeating: Array(repeating: Cell(), count: max(0, width)), count: max(0, height))
  }

  /// Draws a rectangle; lines that meet are joined.
  mutating func rectangle(left: Int, top: Int, right: Int, bottom: Int) {
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
  mutating func fill(x: Range<Int>, y: Int, style: Style) {
    for column in x { cells[y][column] = Cell(style: style) }
    if x.lowerBound > 0 { cells[y][x.lowerBound - 1].arms.remove(.right) }
    if x.upperBound < cells[y].count { cells[y][x.upperBound].arms.remove(.left) }
  }

  /// Writes a text as far as the edge.
  mutating func put(_ text: String, x: Int, y: Int, style: Style = Style()) {
    var column = x
    // Terminals put marks into the cell of the letter before them.
    for scalar in text.unicodeScalars {
      let columns = TextWidth.columns(String(scalar))
      // Control characters would affect the terminal.
      if scalar.properties.generalCategory == .control { continue }
      if columns == 0 {
        if column > x { cells[y][column - 1].text?.unicodeScalars.append(scalar) }
        continue
      }
      guard column + columns <= cells[y].count else { return }
      cells[y][column].text = String(scalar)
      cells[y][column].style = style
      if columns == 2 { cells[y][column + 1].text = "" }
      column += columns
    }
  }

  /// The lines without the empty cells at their ends, each ending in the terminal's own style.
  var rows: [String] { cells.map(row) }

  private func row(_ row: [Cell]) -> String {
    let end =
      (row.lastIndex { $0.text != nil || !$0.arms.isEmpty || $0.style != Style() } ?? -1) + 1
    var line = ""
    var current = Style()
    for (index, cell) in row[..<end].enumerated() {
      if cell.style != current {
        line += cell.style.sequence
        current = cell.style
      }
      let text = cell.text ?? String(signs[cell.arms.rawValue])
      line += text
      // Terminals that reorder right-to-left text would reverse whole rows of keys; the mark after
      // each word keeps it in its cells.
      let isEnd = index + 1 >= end || row[index + 1].text?.isRightToLeft != true
      if text.isRightToLeft, isEnd { line += "\u{200e}" }
    }
    return current == Style() ? line : line + "\u{1b}[0m"
  }
}

extension KeyboardColor {
  /// The number of the nearest colour of the 256: one of the grays, or of the cube of 6 by 6 by 6.
  fileprivate var nearestOfPalette: Int {
    let parts = [red, green, blue].map(Int.init)
    let (darkest, brightest) = (parts.min() ?? 0, parts.max() ?? 0)
    if brightest - darkest < 12, (8..<243).contains(darkest) {
      return 232 + min(23, (darkest - 3) / 10)
    }
    // The steps of the cube are 0, 95, 135, 175, 215 and 255.
    return 16 + parts.reduce(0) { $0 * 6 + ($1 < 48 ? 0 : max(1, ($1 - 35) / 40)) }
  }
}
