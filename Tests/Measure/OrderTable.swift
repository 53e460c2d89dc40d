import KeyboardCore

/// The places of wanted letters in their lists: a line for each locale, the worst one first,
/// and the mean.
struct OrderTable {
  private let rows: [(name: String, layout: String, order: LetterOrder, mean: Double)]

  /// Locales with too little text in the corpus are left out.
  init(_ rows: [LocaleCoverage]) {
    self.rows = rows.compactMap { row in
      guard let order = row.order, let mean = order.meanPosition else { return nil }
      return (row.locale.rawValue, row.layout, order, mean)
    }
    .sorted { ($1.mean, $0.name) < ($0.mean, $1.name) }
  }

  /// The lines, the heading first.
  var lines: [String] {
    let total = rows.reduce(0) { $0 + $1.mean } / Double(max(1, rows.count))
    return [line("locale", "layout", "mean", "best", "worst key")]
      + rows.map { name, layout, order, mean in
        let worst = order.worst.map { "\($0.key) \($0.position.rounded(to: 2))" } ?? "–"
        return line(
          name, layout, mean.rounded(to: 2), order.bestPosition?.rounded(to: 2) ?? "–", worst)
      }
      + [line("mean", "of \(rows.count)", total.rounded(to: 2), "", "")]
  }

  private func line(
    _ locale: String, _ layout: String, _ mean: String, _ best: String, _ worst: String
  ) -> String {
    locale.padded(9) + layout.padded(16) + mean.padded(6) + best.padded(6) + worst
  }
}
