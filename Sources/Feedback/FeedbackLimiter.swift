/// Keeps feedback from becoming a noise: so much a second, and no more.
struct FeedbackLimiter {
  /// What is let through within the window.
  ///
  /// Fast typing has ten keys a second; a key that repeats may have thirty and more.
  static let limit = 20
  /// The window in ms.
  static let window = 1000

  /// When something was let through, the latest last.
  private var times: [Int] = []

  /// Whether feedback is let through at a time in ms.
  mutating func admits(at time: Int) -> Bool {
    times.removeAll { time - $0 >= Self.window }
    guard times.count < Self.limit else { return false }
    times.append(time)
    return true
  }
}
