import CGLib

/// A GVariant: a typed value of settings and D-Bus.
///
/// Values come from other programs, too. GLib ends the program if it reads one as another type, so
/// each read is `nil` then.
///
/// It is a class because a structure would show the C type to modules that do not import it.
public final class Variant {
  let value: GVariant

  init(_ value: GVariant) { self.value = value }

  /// A truth value.
  public init(_ value: Bool) { self.value = g_variant_new_boolean(value ? 1 : 0) }

  /// A signed number of 32 bits.
  public init(_ value: Int32) { self.value = g_variant_new_int32(value) }

  /// An unsigned number of 32 bits.
  public init(unsigned value: UInt32) { self.value = g_variant_new_uint32(value) }

  /// A string.
  public init(_ value: String) { self.value = g_variant_new_string(value) }

  /// The path of an object on D-Bus, which has to be a valid one.
  public init(path: String) { value = g_variant_new_object_path(path) }

  /// A value of the type `v`.
  public init(boxing content: Variant) { value = g_variant_new_variant(content.value) }

  /// An array of strings.
  public convenience init(_ strings: [String]) {
    self.init(array: strings.map { Variant($0) }, of: "s")
  }

  /// An array of values that all have a type, such as `i`.
  public init(array members: [Variant], of type: String) {
    value = Self.container("a\(type)") { add in members.forEach { add($0.value) } }
  }

  /// Reads GVariant text of a type, such as `['a']` of `as`, or a bare number.
  public init?(parsing text: String, type: String) {
    let parsed = Self.with(type: type) { g_variant_parse($0, text, nil, nil, nil) }
    guard let parsed else { return nil }
    value = parsed
  }

  /// A tuple, such as the arguments of a D-Bus method.
  public static func tuple(_ members: [Variant]) -> Variant {
    Variant(container("r") { add in members.forEach { add($0.value) } })
  }

  /// A dictionary of the type `a{sv}`.
  public static func dictionary(_ entries: [(name: String, value: Variant)]) -> Variant {
    Variant(
      container("a{sv}") { add in
        for (name, value) in entries {
          add(g_variant_new_dict_entry(Variant(name).value, Variant(boxing: value).value))
        }
      })
  }

  // Not from an array of the members: Swift 6.2 releases an array of C's references as if they were
  // objects of Swift, which changes their memory or ends the program (swiftlang/swift#83082).
  private static func container(_ type: String, _ fill: ((GVariant) -> Void) -> Void) -> GVariant {
    let builder = with(type: type) { g_variant_builder_new($0) }
    defer { g_variant_builder_unref(builder) }
    fill { g_variant_builder_add_value(builder, $0) }
    return g_variant_builder_end(builder)
  }

  /// Calls a function of GLib's with a type, such as `as`.
  static func with<Result>(type: String, _ body: (OpaquePointer) -> Result) -> Result {
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    return body(type)
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
  public var bool: Bool? { type == "b" ? value.boolean != 0 : nil }
  /// Its unsigned number of 32 bits.
  public var uint: Int? { type == "u" ? Int(value.uint32) : nil }
  /// Its signed number of 32 bits.
  public var int: Int? { type == "i" ? Int(g_variant_get_int32(value)) : nil }
  /// Its floating-point number.
  public var double: Double? { type == "d" ? value.double : nil }
  /// Its number of any of these types.
  var number: Double? { double ?? (uint ?? int).map { Double($0) } }
  /// Its string.
  public var string: String? {
    type == "s" ? g_variant_get_string(value, nil).map { String(cString: $0) } : nil
  }
  /// The strings of an array of strings.
  public var strings: [String]? { type == "as" ? members.compactMap(\.string) : nil }
  /// The numbers of an array of signed numbers of 32 bits.
  public var ints: [Int]? { type == "ai" ? members.compactMap(\.int) : nil }
  /// The values of an array, a tuple, a dictionary or a variant; other values have none.
  public var members: [Variant] {
    guard g_variant_is_container(value) != 0 else { return [] }
    return (0..<value.count).map { Variant(value.child(at: $0)) }
  }
}
