/// Limits the rate of feedback, so that it does not become noise.
struct FeedbackLimiter {
  /// The most within the window: fast typists press ten keys a second, auto-repeat thirty and more.
  static let limit = 20
  static let window = 1000

  private var times: [Int] = []

  /// Whether feedback is allowed at a time in ms.
  mutating func admits(at time: Int) -> Bool {
    times.removeAll { time - $0 >= Self.window }
    guard times.count < Self.limit else { return false }
    times.append(time)
    return true
  }
}
