import Glibc

/// Waits until something holds.
///
/// - Parameters:
///   - holds: Whether it does; asked again and again.
///   - what: What is waited for, in words.
///   - seconds: How long that may take.
/// - Returns: How long it took, in seconds.
/// - Throws: A `SessionError` that names it, if it does not hold in time.
@discardableResult
func waitUntil(
  _ holds: () throws -> Bool, _ what: @autoclosure () -> String, within seconds: Double
) throws -> Double {
  let start = ContinuousClock.now
  while try !holds() {
    guard ContinuousClock.now - start < .seconds(seconds) else {
      throw SessionError("Not there after \(seconds) s: \(what())")
    }
    usleep(5000)
  }
  return (ContinuousClock.now - start) / .seconds(1)
}
