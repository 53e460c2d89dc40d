import KeyboardCore

/// Coverage as a table: a line for each locale, and the means.
struct CoverageTable {
  private let rows: [LocaleCoverage]

  init(_ rows: [LocaleCoverage]) { self.rows = rows }

  /// The lines, the heading first.
  var lines: [String] {
    let shares = rows.map { $0.parts.flatMap(\.shares) }
    let means = (0..<LocaleCoverage.kinds.count * 4).map { column in
      Self.mean(shares.compactMap { $0[column] })
    }
    let meanPosition = Self.mean(rows.compactMap { $0.order?.meanPosition })
    return [heading]
      + zip(rows, shares).map { row, shares in
        line(row.locale.rawValue, row.layout, shares, row.order?.meanPosition)
      }
      + [line("mean", "of \(rows.count)", means, meanPosition)]
  }

  private var hasOrder: Bool { rows.contains { $0.order != nil } }

  private var heading: String {
    "locale".padded(9) + "layout".padded(16)
      + LocaleCoverage.kinds.map { kind in
        ([kind, "page 1", "later", "none"]).map(Self.cell).joined()
      }.joined(separator: "  ") + (hasOrder ? "  mean place" : "")
  }

  private func line(
    _ locale: String, _ layout: String, _ shares: [Double?], _ place: Double?
  ) -> String {
    let groups = stride(from: 0, to: shares.count, by: 4).map { start in
      shares[start..<start + 4].map { Self.cell(Self.percent($0)) }.joined()
    }
    let order = hasOrder ? "  " + (place?.rounded(to: 2) ?? "–") : ""
    return locale.padded(9) + layout.padded(16) + groups.joined(separator: "  ") + order
  }

  /// A share in %; only 0 and 100 have no decimal.
  private static func percent(_ share: Double?) -> String {
    guard let share else { return "–" }
    return share == 0 || share == 1 ? (share * 100).rounded(to: 0) : (share * 100).rounded(to: 1)
  }

  private static func cell(_ text: String) -> String {
    String(repeating: " ", count: max(1, 7 - text.count)) + text
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }
}
