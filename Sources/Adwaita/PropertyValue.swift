public import CAdwaita

/// What a property of an object can hold.
public protocol PropertyValue {
  /// GLib's number for the type.
  static var type: GType { get }
  /// Reads a value.
  init(_ value: UnsafePointer<GValue>)
  /// Writes a value.
  func store(in value: UnsafeMutablePointer<GValue>)
}

extension Bool: PropertyValue {
  /// GLib's number for the type.
  public static var type: GType { 5 << 2 }
  /// Reads a value.
  public init(_ value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }
  /// Writes a value.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_set_boolean(value, self ? 1 : 0)
  }
}

extension Int: PropertyValue {
  /// GLib's number for the type.
  public static var type: GType { 6 << 2 }
  /// Reads a value.
  public init(_ value: UnsafePointer<GValue>) { self = Int(g_value_get_int(value)) }
  /// Writes a value.
  public func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, gint(self)) }
}

extension Double: PropertyValue {
  /// GLib's number for the type.
  public static var type: GType { 15 << 2 }
  /// Reads a value.
  public init(_ value: UnsafePointer<GValue>) { self = g_value_get_double(value) }
  /// Writes a value.
  public func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: PropertyValue {
  /// GLib's number for the type.
  public static var type: GType { 16 << 2 }
  /// Reads a value.
  public init(_ value: UnsafePointer<GValue>) {
    self = g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
  /// Writes a value.
  public func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}
