/// A Swift value that C keeps behind a pointer, such as the closure of a callback.
///
/// Each box is retained once, by `retained(_:)`, and released once, by `releaseBox(_:)`: either C calls
/// that when it is done, or a callback that is called exactly once ends with it.
package nonisolated final class Box<Value> {
  private let value: Value

  private init(_ value: Value) { self.value = value }

  /// A pointer to a new box with a value.
  package static func retained(_ value: Value) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(value)).toOpaque()
  }

  /// The value behind a pointer; the box stays.
  package static func value(_ data: UnsafeMutableRawPointer?) -> Value? {
    data.map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue().value }
  }

  /// Calls a closure on the main actor with the value behind a pointer, or returns `nil` without one.
  ///
  /// It is for callbacks that GLib makes on the thread of its main loop.
  @discardableResult
  package static func open<Result>(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (Value) -> Result
  ) -> Result? {
    // Safe: used before the function returns, on the same thread.
    nonisolated(unsafe) let data = data
    return onMainActor { value(data).map { body($0) } }
  }
}

/// Releases the box behind a pointer.
package nonisolated func releaseBox(_ data: UnsafeMutableRawPointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
