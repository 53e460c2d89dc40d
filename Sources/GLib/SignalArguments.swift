import CGLib

/// What a GObject signal carries, by place; 0 is the emitter.
public struct SignalArguments {
  private let values: UnsafeBufferPointer<GValue>

  init(values: UnsafeBufferPointer<GValue>) { self.values = values }

  /// A number without sign.
  public func uint(_ index: Int) -> UInt32 {
    withUnsafePointer(to: values[index]) { g_value_get_uint($0) }
  }

  /// A number.
  public func int(_ index: Int) -> Int32 {
    withUnsafePointer(to: values[index]) { g_value_get_int($0) }
  }

  /// A number with a fraction.
  public func double(_ index: Int) -> Double {
    withUnsafePointer(to: values[index]) { g_value_get_double($0) }
  }

  /// A set of bits.
  public func flags(_ index: Int) -> UInt32 {
    withUnsafePointer(to: values[index]) { g_value_get_flags($0) }
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
