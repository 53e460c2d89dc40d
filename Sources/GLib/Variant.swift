import CGLib

/// A GVariant: a value with a type, as settings and D-Bus have them.
///
/// It is a class, as all is that holds something of GLib's: a structure would show the C type to
/// modules that do not know it.
public final class Variant {
  let value: GVariant

  init(_ value: GVariant) { self.value = value }

  /// A truth value.
  public init(_ value: Bool) { self.value = g_variant_new_boolean(value ? 1 : 0) }

  /// A number of 32 bits with a sign.
  public init(_ value: Int32) { self.value = g_variant_new_int32(value) }

  /// A string.
  public init(_ value: String) { self.value = g_variant_new_string(value) }

  /// Strings one after the other.
  public init(_ strings: [String]) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let members: [GVariant?] = strings.map { g_variant_new_string($0) }
    value = g_variant_new_array(type, members, gsize(members.count))
  }

  /// Reads GVariant text of a type, such as `['a']` of `as`; a bare number is fine where one is wanted.
  public init?(parsing text: String, type: String) {
    let wanted = g_variant_type_new(type)
    defer { g_variant_type_free(wanted) }
    guard let parsed = g_variant_parse(wanted, text, nil, nil, nil) else { return nil }
    value = parsed
  }

  /// Values one after the other, as a method of D-Bus takes them.
  static func tuple(_ members: [Variant]) -> Variant {
    let members = members.map { Optional($0.value) }
    return Variant(g_variant_new_tuple(members, gsize(members.count)))
  }

  /// Values by names, of the type `a{sv}`.
  public static func dictionary(_ entries: [(name: String, value: Variant)]) -> Variant {
    let entries: [GVariant?] = entries.map { name, value in
      g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value.value))
    }
    let type = g_variant_type_new("{sv}")
    defer { g_variant_type_free(type) }
    return Variant(g_variant_new_array(type, entries, gsize(entries.count)))
  }

  /// The name of its type, such as `as` for strings one after the other.
  public var type: String {
    g_variant_get_type_string(value).map { String(cString: $0) } ?? ""
  }

  /// It as GVariant text, without a type: `['fr', 'de']`.
  public var text: String {
    guard let text = g_variant_print(value, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
  /// The truth value it is.
  public var bool: Bool { value.boolean != 0 }
  /// The number of 32 bits without a sign that it is.
  public var uint: Int { Int(value.uint32) }
  /// The number of 32 bits with a sign that it is.
  public var int: Int { Int(g_variant_get_int32(value)) }
  /// The number with decimals that it is.
  public var double: Double { value.double }
  /// The number it is, whatever its type.
  var number: Double {
    switch type {
    case "u": Double(uint)
    case "i": Double(int)
    case "d": double
    default: 0
    }
  }
  /// The string it is.
  public var string: String {
    g_variant_get_string(value, nil).map { String(cString: $0) } ?? ""
  }
  /// The strings it is an array of.
  public var strings: [String] { members.map(\.string) }
  /// The values it is made of: those of an array, or those that a method takes or returns.
  public var members: [Variant] { (0..<value.count).map { Variant(value.child(at: $0)) } }
}
