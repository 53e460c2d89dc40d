import CGLib

/// A GVariant: a typed value of settings and D-Bus.
///
/// It is a class because a structure would show the C type to modules that do not import it.
public final class Variant {
  let value: GVariant

  init(_ value: GVariant) { self.value = value }

  /// A truth value.
  public init(_ value: Bool) { self.value = g_variant_new_boolean(value ? 1 : 0) }

  /// A signed number of 32 bits.
  public init(_ value: Int32) { self.value = g_variant_new_int32(value) }

  /// A string.
  public init(_ value: String) { self.value = g_variant_new_string(value) }

  /// An array of strings.
  public init(_ strings: [String]) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let members: [GVariant?] = strings.map { g_variant_new_string($0) }
    value = g_variant_new_array(type, members, gsize(members.count))
  }

  /// Reads GVariant text of a type, such as `['a']` of `as`, or a bare number.
  public init?(parsing text: String, type: String) {
    let wanted = g_variant_type_new(type)
    defer { g_variant_type_free(wanted) }
    guard let parsed = g_variant_parse(wanted, text, nil, nil, nil) else { return nil }
    value = parsed
  }

  /// A tuple, such as the arguments of a D-Bus method.
  static func tuple(_ members: [Variant]) -> Variant {
    let members = members.map { Optional($0.value) }
    return Variant(g_variant_new_tuple(members, gsize(members.count)))
  }

  /// A dictionary of the type `a{sv}`.
  public static func dictionary(_ entries: [(name: String, value: Variant)]) -> Variant {
    let entries: [GVariant?] = entries.map { name, value in
      g_variant_new_dict_entry(g_variant_new_string(name), g_variant_new_variant(value.value))
    }
    let type = g_variant_type_new("{sv}")
    defer { g_variant_type_free(type) }
    return Variant(g_variant_new_array(type, entries, gsize(entries.count)))
  }

  /// Its type, such as `as` for an array of strings.
  public var type: String {
    g_variant_get_type_string(value).map { String(cString: $0) } ?? ""
  }

  /// Its GVariant text without the type, such as `['fr', 'de']`.
  public var text: String {
    guard let text = g_variant_print(value, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
  /// Its truth value.
  public var bool: Bool { value.boolean != 0 }
  /// Its unsigned number of 32 bits.
  public var uint: Int { Int(value.uint32) }
  /// Its signed number of 32 bits.
  public var int: Int { Int(g_variant_get_int32(value)) }
  /// Its floating-point number.
  public var double: Double { value.double }
  /// Its number, of whatever type.
  var number: Double {
    switch type {
    case "u": Double(uint)
    case "i": Double(int)
    case "d": double
    default: 0
    }
  }
  /// Its string.
  public var string: String {
    g_variant_get_string(value, nil).map { String(cString: $0) } ?? ""
  }
  /// The strings of an array.
  public var strings: [String] { members.map(\.string) }
  /// The values of an array, a tuple or a dictionary.
  public var members: [Variant] { (0..<value.count).map { Variant(value.child(at: $0)) } }
}
