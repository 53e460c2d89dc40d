import Glibc

/// The time of a monotonic clock in microseconds.
func microseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

extension Double {
  /// The number with some decimals.
  func rounded(to decimals: Int) -> String {
    guard isFinite else { return "–" }
    let scale = Int(pow(10, Double(decimals)))
    let whole = Int((magnitude * Double(scale)).rounded())
    let fraction = String(whole % scale)
    let sign = self < 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(whole / scale).\(zeros)\(fraction)"
  }
}

extension String {
  /// The text, padded with spaces to a width.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
