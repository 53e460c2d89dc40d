import KeyboardCore

/// The entries of a list and the buttons to its other pages, from the upper left corner on.
struct ListCells {
  private(set) var entries: [ListLayout.Entry] = []
  private(set) var arrows: [ListLayout.Arrow] = []
  private(set) var number: ListLayout.Text?
  private(set) var row: ListFrame?
  private(set) var thumb: ListFrame?
  private(set) var size = (width: 0.0, height: 0.0)

  /// How many rows of the grid are shown.
  private static let rows = 5

  private let list: CandidateList
  private let panel: PanelStyle
  private let metrics: ListMetrics
  /// The greatest width.
  private let limit: Double
  private let fonts: ListFonts

  init(
    _ list: CandidateList, _ panel: PanelStyle, _ metrics: ListMetrics, limit: Double,
    in fonts: ListFonts
  ) {
    self.list = list
    self.panel = panel
    self.metrics = metrics
    self.limit = limit
    self.fonts = fonts
  }

  private var inset: Double { metrics.base * 0.42 }

  private func label(at place: Int, size: Double = 1) -> ListText? {
    let label = panel.labels.label(at: place)
    var font = metrics.label
    font.size *= size
    return label.isEmpty ? nil : ListText(label, font, limit: limit, in: fonts)
  }

  // MARK: The page

  private struct Cell {
    var index: Int
    var text: ListText
    var label: ListText?
  }

  /// Adds the entries of the page shown, in as many lines as they need or each in its own.
  mutating func addPage() {
    let most = max(1, limit - 2 * inset - 2 * metrics.base)
    let cells = list.visible.enumerated().map { place, index in
      Cell(
        index: index,
        text: ListText(list.entries[index], metrics.entry, limit: most, smallest: 0.6, in: fonts),
        label: label(at: place))
    }
    switch panel.orientation {
    case .horizontal: addRow(cells)
    case .vertical: addColumn(cells)
    }
  }

  private mutating func addRow(_ cells: [Cell]) {
    let labelHeight = cells.compactMap { $0.label?.height }.max() ?? 0
    // Letters of all fonts stand on one line.
    let above = cells.map(\.text.baseline).max() ?? 0
    let below = cells.map { $0.text.height - $0.text.baseline }.max() ?? 0
    let height = labelHeight + above + below + 2 * metrics.gap
    let least = metrics.entry.size * 1.6
    var corner = (x: 0.0, y: 0.0)
    func wrap(_ width: Double) {
      if corner.x > 0, corner.x + width > limit { corner = (0, corner.y + height) }
    }
    for cell in cells {
      let width = max(least, cell.text.width + 2 * inset)
      wrap(width)
      let frame = ListFrame(x: corner.x, y: corner.y, width: width, height: height)
      let top = corner.y + metrics.gap
      entries.append(
        ListLayout.Entry(
          index: cell.index, frame: frame,
          text: cell.text.centred(
            at: frame.middleX, top: top + labelHeight + above - cell.text.baseline),
          label: cell.label?.centred(at: frame.middleX, top: top)))
      corner.x += width
      size.width = max(size.width, corner.x)
    }
    if list.pageCount > 1 {
      let number = ListText(list.number, metrics.label, limit: limit, in: fonts)
      // Below the number, as the entries are below their digits, or else at its sides.
      let isBelow = labelHeight > 0
      let arrow = max(metrics.base * 1.6, number.width / 2 + (isBelow ? metrics.gap : metrics.base))
      wrap(2 * arrow)
      let frame = ListFrame(x: corner.x, y: corner.y, width: 2 * arrow, height: height)
      let middle = corner.y + metrics.gap + labelHeight + above - metrics.entry.size * 0.35
      self.number = number.centred(
        at: frame.middleX, top: isBelow ? corner.y + metrics.gap : middle - number.height / 2)
      let side = isBelow ? arrow * 0.55 : metrics.base * 0.5
      addArrows(
        .left, .right, in: frame, signs: [(side, middle), (frame.width - side, middle)])
      size.width = max(size.width, corner.x + frame.width)
    }
    size.height = corner.y + height
  }

  private mutating func addColumn(_ cells: [Cell]) {
    let labelWidth = cells.compactMap { $0.label?.width }.max() ?? 0
    let start = inset + (labelWidth > 0 ? labelWidth + inset : 0)
    let number =
      list.pageCount > 1 ? ListText(list.number, metrics.label, limit: limit, in: fonts) : nil
    let arrow = metrics.base * 1.8
    size.width = cells.map { start + $0.text.width + inset }.max() ?? 0
    if let number { size.width = max(size.width, number.width + 2 * arrow) }
    for cell in cells {
      let frame = ListFrame(
        x: 0, y: size.height, width: size.width, height: cell.text.height + 2 * metrics.gap)
      let top = frame.y + metrics.gap
      entries.append(
        ListLayout.Entry(
          index: cell.index, frame: frame,
          text: cell.text.placed(x: start, y: top),
          label: cell.label.map {
            $0.centred(at: inset + labelWidth / 2, top: top + cell.text.baseline - $0.baseline)
          }))
      size.height += frame.height
    }
    guard let number else { return }
    let frame = ListFrame(
      x: 0, y: size.height, width: size.width, height: number.height + 4 * metrics.gap)
    self.number = number.centred(at: frame.middleX, top: frame.y + 2 * metrics.gap)
    addArrows(
      .left, .right, in: frame,
      signs: [(arrow / 2, frame.middleY), (frame.width - arrow / 2, frame.middleY)])
    size.height += frame.height
  }

  // MARK: The grid

  /// Adds the rows around the page shown; each page is a row.
  mutating func addGrid() {
    let columns = Double(min(CandidateList.pageSize, list.entries.count))
    let bar = list.pageCount > 1 ? metrics.base * 1.5 : 0
    let side = min(metrics.entry.size * 2, (limit - bar) / columns)
    let shown = min(Self.rows, list.pageCount)
    let first = max(0, min(list.page - Self.rows / 2, list.pageCount - shown))
    size = (columns * side + bar, Double(shown) * side)
    for page in first..<first + shown {
      var rows = list
      rows.page = page
      let y = Double(page - first) * side
      for (place, index) in rows.visible.enumerated() {
        let frame = ListFrame(x: Double(place) * side, y: y, width: side, height: side)
        let label = page == list.page ? label(at: place, size: 0.85) : nil
        addCell(index, frame, label)
      }
      if page == list.page {
        row = ListFrame(x: 0, y: y, width: columns * side, height: side)
      }
    }
    guard list.pageCount > 1 else { return }
    let frame = ListFrame(x: columns * side, y: 0, width: bar, height: size.height)
    addArrows(
      .up, .down, in: frame,
      signs: [(bar / 2, bar / 2), (bar / 2, size.height - bar / 2)])
    guard list.pageCount > shown else { return }
    let track = frame.height - 2 * bar
    guard track > 0 else { return }
    let length = max(bar / 2, track * Double(shown) / Double(list.pageCount))
    let part = Double(first) / Double(list.pageCount - shown)
    thumb = ListFrame(
      x: frame.middleX - bar * 0.1, y: bar + (track - length) * part, width: bar * 0.2,
      height: length)
  }

  private mutating func addCell(_ index: Int, _ frame: ListFrame, _ label: ListText?) {
    var font = metrics.entry
    font.size = min(font.size, frame.width / 2)
    let text = ListText(
      list.entries[index], font, limit: frame.width - 2 * metrics.gap, smallest: 0.2, in: fonts)
    // A little lower, which leaves room for the digit in the corner.
    let middle = frame.middleY + frame.height * 0.05
    entries.append(
      ListLayout.Entry(
        index: index, frame: frame,
        text: text.centred(at: frame.middleX, top: middle - text.height / 2),
        label: label?.placed(x: frame.x + metrics.gap, y: frame.y + metrics.gap / 4)))
  }

  /// Adds the buttons to the page before and after, in the two halves of a rectangle, with the middles
  /// of their signs: from its left edge, and from the top.
  private mutating func addArrows(
    _ back: ListLayout.Arrow.Direction, _ forward: ListLayout.Arrow.Direction, in frame: ListFrame,
    signs: [(x: Double, y: Double)]
  ) {
    var halves = [frame, frame]
    if back == .up {
      halves[0].height /= 2
      halves[1].height /= 2
      halves[1].y += halves[0].height
    } else {
      halves[0].width /= 2
      halves[1].width /= 2
      halves[1].x += halves[0].width
    }
    let side = metrics.base * 0.8
    let parts: [(ListTarget, ListLayout.Arrow.Direction, Bool)] = [
      (.previousPage, back, list.page > 0),
      (.nextPage, forward, list.page + 1 < list.pageCount),
    ]
    for (place, (target, direction, isEnabled)) in parts.enumerated() {
      let sign = ListFrame(
        x: frame.x + signs[place].x - side / 2, y: signs[place].y - side / 2, width: side,
        height: side)
      arrows.append(
        ListLayout.Arrow(
          target: target, direction: direction, frame: halves[place], sign: sign,
          isEnabled: isEnabled))
    }
  }
}

extension ListText {
  fileprivate func placed(x: Double, y: Double) -> ListLayout.Text {
    ListLayout.Text(text: self, frame: ListFrame(x: x, y: y, width: width, height: height))
  }

  fileprivate func centred(at x: Double, top: Double) -> ListLayout.Text {
    placed(x: x - width / 2, y: top)
  }
}
