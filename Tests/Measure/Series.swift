/// A sorted series of measurements.
struct Series {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }

  /// The value at a quantile, such as 0.5 for the median.
  func quantile(_ share: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    return values[min(values.count - 1, Int(share * Double(values.count)))]
  }

  /// The median and the 99th percentile of times in µs, as a line to print.
  func row(_ label: String) -> String {
    "    \(label.padded(32))p50 \(quantile(0.5).rounded(to: 0)) µs"
      + "   p99 \(quantile(0.99).rounded(to: 0)) µs"
  }

  /// A comparison with others, as a line to print.
  func ratio(to other: Series) -> String {
    let median = quantile(0.5) / other.quantile(0.5)
    let tail = quantile(0.99) / other.quantile(0.99)
    return "    \("ratio".padded(32))p50 \(median.rounded(to: 2))   p99 \(tail.rounded(to: 2))"
  }
}
