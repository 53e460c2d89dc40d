/// A key of a PC keyboard, by the kernel's code.
public struct PhysicalKey: Hashable, Sendable {
  /// The evdev code.
  public let code: Int

  /// X's code.
  public var keycode: Int { code + 8 }

  /// The Escape key.
  public static let escape = Self(code: 1)
  /// The BackSpace key.
  public static let backspace = Self(code: 14)
  /// The Tab key.
  public static let tab = Self(code: 15)
  /// The Return key.
  public static let enter = Self(code: 28)
  /// A key that programs do not use, which tests bind to accents on request.
  public static let f8 = Self(code: 66)
  /// A key that programs do not use, which tests bind to the list of emoji.
  public static let f9 = Self(code: 67)
  /// The down arrow key.
  public static let down = Self(code: 108)
  /// The left Control key.
  public static let control = Self(code: 29)
  /// The left Shift key.
  public static let shift = Self(code: 42)
  /// The left Alt key.
  public static let alt = Self(code: 56)
  /// The left Super key.
  public static let `super` = Self(code: 125)
  /// The right arrow key.
  public static let right = Self(code: 106)

  /// The Insert key.
  public static let insert = Self(code: 110)

  /// The digit key that picks an entry of a list, counted from 1.
  public static func digit(_ number: Int) -> Self { Self(code: 1 + number) }
}

/// A key of the layout `us`, with or without Shift.
public struct Keystroke: Hashable, Sendable {
  /// The key.
  public var key: PhysicalKey
  /// Whether Shift is held.
  public var isShifted = false

  /// A key by itself.
  public init(_ key: PhysicalKey) {
    self.key = key
  }

  /// The key of a character on the layout `us`, or `nil`.
  public init?(_ character: Character) {
    for (start, plain, shifted) in Self.rows {
      for (characters, isShifted) in [(plain, false), (shifted, true)] {
        guard let place = characters.firstIndex(of: character) else { continue }
        let offset = characters.distance(from: characters.startIndex, to: place)
        key = PhysicalKey(code: start + offset)
        self.isShifted = isShifted
        return
      }
    }
    return nil
  }

  /// The code of each row's first key, and the characters of the row without and with Shift.
  private static let rows = [
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    (57, " ", ""),
  ]
}

extension PhysicalKey: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key of a character without Shift; any other character is an error in the test.
  public init(extendedGraphemeClusterLiteral character: Character) {
    guard let stroke = Keystroke(character), !stroke.isShifted else {
      preconditionFailure("No key of the layout us has \"\(character)\" without Shift")
    }
    self = stroke.key
  }
}
