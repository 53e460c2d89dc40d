import CAdwaita
public import GLib

// The actor is written out: to optimised builds of other modules, `isolated deinit` is an error
// without.
/// A strong reference to an object of GTK's or libadwaita's.
///
/// Windows are laid out in files; a program finds the objects there with a `Builder`, and uses them
/// through their properties and signals, by the names that GTK's documentation has for them.
@MainActor public final class Object {
  /// The object, for functions that take any GObject.
  public let raw: UnsafeMutableRawPointer

  /// Shares an object, or takes over one that was just made and is floating.
  public init(_ raw: UnsafeMutableRawPointer) { self.raw = cadwaita_retain(raw) }

  isolated deinit { cadwaita_release(raw) }

  /// The object as the type that a function of C wants.
  func callAsFunction<Type>() -> UnsafeMutablePointer<Type> {
    raw.assumingMemoryBound(to: Type.self)
  }

  /// The object as a type that C keeps to itself.
  func callAsFunction() -> OpaquePointer { OpaquePointer(raw) }

  /// The value of a property.
  package subscript<Value: PropertyValue>(property: String) -> Value {
    get {
      var value = GValue()
      g_value_init(&value, Value.type)
      defer { g_value_unset(&value) }
      g_object_get_property(self(), property, &value)
      return Value(&value)
    }
    set {
      var value = GValue()
      g_value_init(&value, Value.type)
      defer { g_value_unset(&value) }
      newValue.store(in: &value)
      g_object_set_property(self(), property, &value)
    }
  }

  /// The object that is the value of a property, or `nil`.
  public func object(_ property: String) -> Object? {
    var value = GValue()
    g_value_init(&value, g_object_get_type())
    defer { g_value_unset(&value) }
    g_object_get_property(self(), property, &value)
    return g_value_get_object(&value).map { Object($0) }
  }

  /// Makes an object the value of a property.
  public func set(_ property: String, to object: Object?) {
    var value = GValue()
    g_value_init(&value, g_object_get_type())
    defer { g_value_unset(&value) }
    g_value_set_object(&value, object?.raw)
    g_object_set_property(self(), property, &value)
  }

  /// Gives another object the value of a property now, and whenever it changes.
  public func bind(_ property: String, to other: Object) {
    g_object_bind_property(raw, property, other.raw, property, .syncCreate)
  }

  /// Whether it has a property.
  public func hasProperty(_ name: String) -> Bool { cadwaita_has_property(raw, name) != 0 }

  /// Whether it is of a type, by the name that C has for that, such as `GtkSwitch`.
  public func isKind(of type: String) -> Bool { cadwaita_is(raw, type) != 0 }

  /// Calls a closure whenever the object emits a signal.
  ///
  /// The closure must not capture the object, nor what is around it, strongly.
  public func on(_ signal: String, _ body: @escaping () -> Void) {
    connect(raw, signal) { _ in body() }
  }

  /// Calls a closure after each click on a button, which may go with its row then.
  public func onClick(_ body: @escaping () -> Void) {
    on("clicked") { MainLoop.after(milliseconds: 0, body) }
  }

  /// Calls a closure whenever the object emits a signal, with what it carries.
  public func on(_ signal: String, _ body: @escaping (SignalArguments) -> Void) {
    connect(raw, signal, body)
  }
}
