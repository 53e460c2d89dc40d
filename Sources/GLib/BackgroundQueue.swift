import Dispatch

/// Does on a thread of its own what may have to wait, such as for a disk: one thing after the other.
public nonisolated final class BackgroundQueue: Sendable {
  private let queue: DispatchQueue
  private let group = DispatchGroup()
  /// Counts the places that are free.
  private let places: DispatchSemaphore

  /// Creates a queue that has nothing to do.
  ///
  /// - Parameters:
  ///   - label: What debuggers call its thread.
  ///   - limit: How many things may wait.
  public init(label: String, limit: Int = 1000) {
    queue = DispatchQueue(label: label)
    places = DispatchSemaphore(value: limit)
  }

  /// Has something done; it is left out where too much waits.
  public func add(_ body: @escaping @Sendable () -> Void) {
    guard places.wait(timeout: .now()) == .success else { return }
    queue.async(group: group) { [places] in
      body()
      places.signal()
    }
  }

  /// Waits until everything is done.
  ///
  /// - Parameter milliseconds: The longest wait.
  public func finish(within milliseconds: Int) {
    _ = group.wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
