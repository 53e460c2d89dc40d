import CGLib

/// The arguments of a GObject signal by index; 0 is the emitter.
public struct SignalArguments {
  private let values: UnsafeBufferPointer<GValue>

  init(values: UnsafeBufferPointer<GValue>) { self.values = values }

  private func get<Value>(_ index: Int, _ get: (UnsafePointer<GValue>) -> Value) -> Value {
    withUnsafePointer(to: values[index], get)
  }

  /// An unsigned number.
  public func uint(_ index: Int) -> UInt32 { get(index) { g_value_get_uint($0) } }
  /// A number.
  public func int(_ index: Int) -> Int32 { get(index) { g_value_get_int($0) } }
  /// A set of flags.
  public func flags(_ index: Int) -> UInt32 { get(index) { g_value_get_flags($0) } }
  /// A truth value.
  public func bool(_ index: Int) -> Bool { get(index) { g_value_get_boolean($0) != 0 } }
  /// An object, not retained, or `nil`.
  public func object(_ index: Int) -> UnsafeMutableRawPointer? {
    get(index) { g_value_get_object($0) }
  }
  /// A string, or "".
  public func string(_ index: Int) -> String {
    get(index) { g_value_get_string($0).map { String(cString: $0) } ?? "" }
  }
}
