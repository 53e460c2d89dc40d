import CGLib

/// Calls a closure whenever an object emits a signal.
///
/// One marshaller serves all signatures. The closure lives as long as the connection, so it must not
/// capture the emitter strongly.
public func connect(
  _ object: UnsafeMutableRawPointer?, _ signal: String,
  _ body: @escaping (SignalArguments) -> Void
) {
  connect(object, signal) { arguments -> Bool? in
    body(arguments)
    return nil
  }
}

/// Calls a closure whenever an object emits a signal that expects a truth value.
public func connect(
  _ object: UnsafeMutableRawPointer?, _ signal: String,
  answer: @escaping (SignalArguments) -> Bool
) {
  connect(object, signal) { arguments -> Bool? in answer(arguments) }
}

private func connect(
  _ object: UnsafeMutableRawPointer?, _ signal: String,
  handler: @escaping (SignalArguments) -> Bool?
) {
  let handler = Box<(SignalArguments) -> Bool?>.retained(handler)
  guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler) else {
    return releaseBox(handler)
  }
  g_closure_add_finalize_notifier(closure, handler) { data, _ in releaseBox(data) }
  g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
    // Safe: used before the callback returns, on its thread.
    nonisolated(unsafe) let values = UnsafeBufferPointer(start: values, count: Int(count))
    let answer = Box<(SignalArguments) -> Bool?>.open(closure?.pointee.data) {
      $0(SignalArguments(values: values))
    }
    if let result, let answer = answer ?? nil { g_value_set_boolean(result, answer ? 1 : 0) }
  }
  g_signal_connect_closure(object, signal, closure, 0)
}
