import CAdwaita
package import GLib

// The actor is explicit: without it, `isolated deinit` is an error in optimised builds of other
// modules.
/// A strong reference to an object of GTK's or libadwaita's.
///
/// Windows are laid out in files. A program finds their objects with a `Builder` and uses their
/// properties and signals by the names in GTK's documentation.
@MainActor package final class Object {
  /// The object, for functions that take any GObject.
  package let raw: UnsafeMutableRawPointer

  /// Shares an object, or takes over a new one whose reference is floating.
  package init(_ raw: UnsafeMutableRawPointer) { self.raw = cadwaita_retain(raw) }

  /// Takes over the reference to a new object.
  init(owning object: OpaquePointer) { raw = UnsafeMutableRawPointer(object) }

  isolated deinit { cadwaita_release(raw) }

  /// The object as the type that a C function takes.
  func callAsFunction<Type>() -> UnsafeMutablePointer<Type> {
    raw.assumingMemoryBound(to: Type.self)
  }

  /// The object as an opaque C type.
  func callAsFunction() -> OpaquePointer { OpaquePointer(raw) }

  /// Calls a closure with an empty value of a type.
  static func withValue<Result>(of type: GType, _ body: (inout GValue) -> Result) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return body(&value)
  }

  package subscript<Value: PropertyValue>(property: String) -> Value {
    get {
      Self.withValue(of: Value.type) { value in
        g_object_get_property(self(), property, &value)
        return Value(&value)
      }
    }
    set {
      Self.withValue(of: Value.type) { value in
        newValue.store(in: &value)
        g_object_set_property(self(), property, &value)
      }
    }
  }

  package func object(_ property: String) -> Object? {
    Self.withValue(of: g_object_get_type()) { value in
      g_object_get_property(self(), property, &value)
      return g_value_get_object(&value).map { Object($0) }
    }
  }

  package func set(_ property: String, to object: Object?) {
    Self.withValue(of: g_object_get_type()) { value in
      g_value_set_object(&value, object?.raw)
      g_object_set_property(self(), property, &value)
    }
  }

  /// Copies the value of a property to another object, now and whenever it changes.
  package func bind(_ property: String, to other: Object) {
    g_object_bind_property(raw, property, other.raw, property, .syncCreate)
  }

  package func hasProperty(_ name: String) -> Bool { cadwaita_has_property(raw, name) != 0 }

  /// Whether the object is of a type, by its C name, such as `GtkSwitch`.
  package func isKind(of type: String) -> Bool { cadwaita_is(raw, type) != 0 }

  /// Calls a closure whenever the object emits a signal.
  ///
  /// The closure must not capture the object, or what contains it, strongly.
  package func on(_ signal: String, _ body: @escaping () -> Void) {
    connect(raw, signal) { _ in body() }
  }

  /// Calls a closure after each click on a button; the closure may remove the button's row.
  package func onClick(_ body: @escaping () -> Void) {
    on("clicked") { MainLoop.after(milliseconds: 0, body) }
  }

  /// Calls a closure whenever the object emits a signal, with the signal's arguments.
  package func on(_ signal: String, _ body: @escaping (SignalArguments) -> Void) {
    connect(raw, signal, body)
  }
}
