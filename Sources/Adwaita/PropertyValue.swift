package import CAdwaita

package protocol PropertyValue {
  /// GLib's number of the type.
  static var type: GType { get }
  init(_ value: UnsafePointer<GValue>)
  func store(in value: UnsafeMutablePointer<GValue>)
}

extension Bool: PropertyValue {
  package static var type: GType { 5 << 2 }
  package init(_ value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }
  package func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_set_boolean(value, self ? 1 : 0)
  }
}

extension Int: PropertyValue {
  package static var type: GType { 6 << 2 }
  package init(_ value: UnsafePointer<GValue>) { self = Int(g_value_get_int(value)) }
  package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_int(value, gint(self)) }
}

extension Double: PropertyValue {
  package static var type: GType { 15 << 2 }
  package init(_ value: UnsafePointer<GValue>) { self = g_value_get_double(value) }
  package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_double(value, self) }
}

extension String: PropertyValue {
  package static var type: GType { 16 << 2 }
  package init(_ value: UnsafePointer<GValue>) {
    self = g_value_get_string(value).map { String(cString: $0) } ?? ""
  }
  package func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_string(value, self) }
}
