package import CGLib

/// The answer to a call of GLib's that does not wait; `callback` and what `retained` returns go together.
package enum AsyncAnswer {
  /// Called by GLib exactly once, with an answer.
  package typealias Ready = (OpaquePointer?) -> Void

  /// Calls the closure behind its pointer with the answer, and releases it.
  package static var callback: GAsyncReadyCallback {
    { _, result, data in
      // Safe: used before the callback returns, on its thread.
      nonisolated(unsafe) let result = result
      Box<Ready>.open(data) { $0(result) }
      releaseBox(data)
    }
  }

  /// A pointer to a closure, for the call that `callback` answers.
  package static func retained(_ ready: @escaping Ready) -> UnsafeMutableRawPointer {
    Box<Ready>.retained(ready)
  }
}
