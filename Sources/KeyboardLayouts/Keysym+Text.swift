import CXKBCommon
package import KeyboardCore

extension KeyNames {
  /// All names of X11, for settings and traces.
  package static let x11 = Self(key: { Keysym(name: $0) }, name: \.name)
}

extension Keysym {
  /// The keysym with an X11 name, such as `a`, `Return`, `dead_acute` or `KP_1`.
  package init?(name: String) { self.init(name, XKB_KEYSYM_NO_FLAGS) }

  /// The keysym with an X11 name in any case, such as `escape`.
  package init?(nameInAnyCase name: String) { self.init(name, XKB_KEYSYM_CASE_INSENSITIVE) }

  private init?(_ name: String, _ flags: xkb_keysym_flags) {
    let value = xkb_keysym_from_name(name, flags)
    guard value != XKB_KEY_NoSymbol else { return nil }
    self.init(rawValue: value)
  }

  /// The keysym that types a Unicode scalar.
  package init(typing scalar: Unicode.Scalar) {
    self.init(rawValue: xkb_utf32_to_keysym(scalar.value))
  }

  /// The X11 name, such as `dead_acute`, or else the value in hexadecimal.
  package var name: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard xkb_keysym_get_name(rawValue, buffer.baseAddress, buffer.count) > 0,
        let start = buffer.baseAddress
      else { return "0x" + String(rawValue, radix: 16) }
      return String(cString: start)
    }
  }

  /// The text that a client inserts for the key, or `nil` for none, for control characters, and for
  /// what is no character: some layouts use that for dead keys of their own.
  package var text: String? {
    guard let scalar = Unicode.Scalar(xkb_keysym_to_utf32(rawValue)),
      scalar.value >= 0x20, !(0x7f...0x9f).contains(scalar.value),
      !scalar.properties.isNoncharacterCodePoint
    else { return nil }
    return String(Character(scalar))
  }
}
