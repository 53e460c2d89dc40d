import CIBus

/// A GVariant, owned.
@MainActor final class Variant {
  private let variant: OpaquePointer

  /// Takes over a reference, as functions that are "transfer full" return it.
  init?(adopting variant: OpaquePointer?) {
    guard let variant else { return nil }
    self.variant = variant
  }

  /// Reads GVariant text of a type, such as `['a']` of `as`; a bare number is fine where one is wanted.
  init?(parsing text: String, type: String) {
    let wanted = g_variant_type_new(type)
    defer { g_variant_type_free(wanted) }
    guard let parsed = g_variant_parse(wanted, text, nil, nil, nil) else { return nil }
    variant = g_variant_ref_sink(parsed)
  }

  isolated deinit { g_variant_unref(variant) }

  var bool: Bool { g_variant_get_boolean(variant) != 0 }
  var uint: Int { Int(g_variant_get_uint32(variant)) }
  var double: Double { g_variant_get_double(variant) }
  var string: String { g_variant_get_string(variant, nil).map { String(cString: $0) } ?? "" }

  var strings: [String] {
    (0..<g_variant_n_children(variant)).compactMap {
      Variant(adopting: g_variant_get_child_value(variant, $0))?.string
    }
  }
}
