extension KeyboardLayout {
  /// The widths of all keys, row by row, in the unit of the keyboard's width, which is also that of
  /// points in the layout.
  ///
  /// Rows without an `available` key may be narrower than the others.
  public func widths(for total: Double) -> [[Double]] {
    let input = inputWidth(for: total)
    return itemRows.map { row in
      let fixed = row.map { $0.width.length(input: input, total: total) }
      let rest = total - fixed.reduce(0) { $0 + ($1 ?? 0) }
      let share = max(rest, 0) / Double(fixed.filter { $0 == nil }.count)
      return fixed.map { $0 ?? share }
    }
  }

  /// The width of a key that types a character: the largest with which all keys of each row fit, or 0
  /// if there is none.
  ///
  /// An `available` key is counted as one such key, so that it keeps some room; in KeyboardKit it
  /// counts as none.
  public func inputWidth(for total: Double) -> Double {
    itemRows.compactMap { row in
      let inputs = row.reduce(0) { $0 + $1.width.inputs }
      let rest = row.reduce(total) { $0 - ($1.width.length(input: 0, total: total) ?? 0) }
      return inputs > 0 ? max(rest, 0) / inputs : nil
    }.min() ?? 0
  }
}

extension KeyboardLayout.ItemWidth {
  /// The width, or `nil` for an `available` key.
  fileprivate func length(input: Double, total: Double) -> Double? {
    switch self {
    case .available: nil
    case .input: input
    case .inputPercentage(let factor): factor * input
    case .percentage(let factor): factor * total
    case .points(let points): points
    }
  }

  /// The number of character keys that take as much room.
  fileprivate var inputs: Double {
    switch self {
    case .available, .input: 1
    case .inputPercentage(let factor): factor
    case .percentage, .points: 0
    }
  }
}
