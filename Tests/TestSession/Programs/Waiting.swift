import Glibc

/// Waits until a condition holds.
///
/// - Parameters:
///   - holds: The condition, which is checked repeatedly, every 5 ms at first and every 25 ms later.
///   - what: A description of the condition.
///   - seconds: The time limit.
/// - Returns: The time it took, in seconds.
/// - Throws: A `SessionError` with the description if it does not hold in time.
@discardableResult
func waitUntil(
  _ holds: () throws -> Bool, _ what: @autoclosure () -> String, within seconds: Double
) throws -> Double {
  let start = ContinuousClock.now
  var pause: UInt32 = 5000
  while try !holds() {
    guard ContinuousClock.now - start < .seconds(seconds) else {
      throw SessionError("Not there after \(seconds) s: \(what())")
    }
    usleep(pause)
    pause = min(pause + 1000, 25_000)
  }
  return (ContinuousClock.now - start) / .seconds(1)
}
