import CXKBCommon
public import KeyboardCore

extension KeyNames {
  /// The names that X11 has, which are all that settings and traces can have.
  public static let x11 = Self(key: { Keysym(name: $0) }, name: \.name)
}

extension Keysym {
  /// The keysym with a name as X11 spells it: `a`, `Return`, `dead_acute`, `KP_1`.
  public init?(name: String) {
    let value = xkb_keysym_from_name(name, XKB_KEYSYM_NO_FLAGS)
    guard value != XKB_KEY_NoSymbol else { return nil }
    self.init(rawValue: value)
  }

  /// The keysym that types a Unicode scalar.
  public init(typing scalar: Unicode.Scalar) {
    self.init(rawValue: xkb_utf32_to_keysym(scalar.value))
  }

  /// The name as X11 spells it, such as `dead_acute`, or the value in hexadecimal where it has none.
  public var name: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard xkb_keysym_get_name(rawValue, buffer.baseAddress, buffer.count) > 0,
        let start = buffer.baseAddress
      else { return "0x" + String(rawValue, radix: 16) }
      return String(cString: start)
    }
  }

  /// The text a client inserts for the key by itself, or `nil` for keys that type nothing and for
  /// control characters.
  public var text: String? {
    guard let scalar = Unicode.Scalar(xkb_keysym_to_utf32(rawValue)),
      scalar.value >= 0x20, !(0x7f...0x9f).contains(scalar.value)
    else { return nil }
    return String(Character(scalar))
  }
}
