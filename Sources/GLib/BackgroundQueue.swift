import Dispatch

/// Runs work that may have to wait, such as for a disk, on a thread of its own, in order.
public nonisolated final class BackgroundQueue: Sendable {
  private let queue: DispatchQueue
  private let group = DispatchGroup()
  /// Counts the places that are free.
  private let places: DispatchSemaphore

  /// Creates a queue with a name for debuggers, in which at most `limit` closures wait.
  public init(label: String, limit: Int = 1000) {
    queue = DispatchQueue(label: label)
    places = DispatchSemaphore(value: limit)
  }

  /// Runs a closure later, unless the queue is full.
  ///
  /// - Returns: Whether there was room.
  @discardableResult
  public func add(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard places.wait(timeout: .now()) == .success else { return false }
    queue.async(group: group) { [places] in
      body()
      places.signal()
    }
    return true
  }

  /// Waits until everything is done, for at most some ms.
  public func finish(within milliseconds: Int) {
    _ = group.wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
