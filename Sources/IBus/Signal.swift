import CIBus

/// What a GObject signal carries, by place; 0 is the emitter.
public struct SignalArguments {
  private let values: UnsafeBufferPointer<GValue>

  fileprivate init(values: UnsafeBufferPointer<GValue>) { self.values = values }

  /// A number without sign.
  public func uint(_ index: Int) -> UInt32 {
    withUnsafePointer(to: values[index]) { g_value_get_uint($0) }
  }

  /// A number.
  public func int(_ index: Int) -> Int32 {
    withUnsafePointer(to: values[index]) { g_value_get_int($0) }
  }

  /// A truth value.
  public func bool(_ index: Int) -> Bool {
    withUnsafePointer(to: values[index]) { g_value_get_boolean($0) != 0 }
  }

  /// The object, not retained, or `nil`.
  public func object(_ index: Int) -> UnsafeMutableRawPointer? {
    withUnsafePointer(to: values[index]) { g_value_get_object($0) }
  }

  /// A string, or "".
  public func string(_ index: Int) -> String {
    withUnsafePointer(to: values[index]) {
      g_value_get_string($0).map { String(cString: $0) } ?? ""
    }
  }
}

private final class SignalHandler {
  let body: (SignalArguments) -> Void

  init(_ body: @escaping (SignalArguments) -> Void) { self.body = body }
}

/// Calls a closure whenever an object emits a signal.
///
/// One marshaller serves all signatures. The closure lives as long as the connection; it must not
/// capture the emitter strongly.
public func connect(
  _ object: UnsafeMutableRawPointer?, _ signal: String,
  _ body: @escaping (SignalArguments) -> Void
) {
  let handler = Unmanaged.passRetained(SignalHandler(body)).toOpaque()
  guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), handler) else {
    return
  }
  // The box's only release.
  g_closure_add_finalize_notifier(closure, handler) { data, _ in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
  g_closure_set_marshal(closure) { closure, _, count, values, _, _ in
    // Safe: used before the callback returns, on its thread.
    nonisolated(unsafe) let values = UnsafeBufferPointer(start: values, count: Int(count))
    nonisolated(unsafe) let data = closure?.pointee.data
    onMainActor {
      guard let data else { return }
      let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
      handler.body(SignalArguments(values: values))
    }
  }
  g_signal_connect_closure(object, signal, closure, 0)
}
