/// The meaning of a key in a keyboard layout, with the values of X11's `keysymdef.h`.
public struct Keysym: RawRepresentable, Hashable, Sendable {
  /// The X11 keysym value.
  public let rawValue: UInt32

  /// Creates a keysym from its X11 value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates the keysym of a character by X11's rule: its value in Latin-1, and 0x1000000 more than its
  /// code point beyond that.
  public init(_ character: Unicode.Scalar) {
    rawValue = character.value < 0x100 ? character.value : 0x100_0000 + character.value
  }
}

extension Keysym {
  /// BackSpace.
  public static let backspace = Self(rawValue: 0xff08)
  /// Tab.
  public static let tab = Self(rawValue: 0xff09)
  /// Return.
  public static let `return` = Self(rawValue: 0xff0d)
  /// Escape.
  public static let escape = Self(rawValue: 0xff1b)
  package static let multiKey = Self(rawValue: 0xff20)
  package static let home = Self(rawValue: 0xff50)
  /// The left arrow.
  public static let left = Self(rawValue: 0xff51)
  /// The up arrow.
  public static let up = Self(rawValue: 0xff52)
  /// The right arrow.
  public static let right = Self(rawValue: 0xff53)
  /// The down arrow.
  public static let down = Self(rawValue: 0xff54)
  package static let pageUp = Self(rawValue: 0xff55)
  package static let pageDown = Self(rawValue: 0xff56)
  package static let end = Self(rawValue: 0xff57)
  package static let insert = Self(rawValue: 0xff63)
  package static let delete = Self(rawValue: 0xffff)
  package static let keypadSpace = Self(rawValue: 0xff80)
  package static let keypadTab = Self(rawValue: 0xff89)
  package static let keypadEnter = Self(rawValue: 0xff8d)
  package static let keypadHome = Self(rawValue: 0xff95)
  package static let keypadLeft = Self(rawValue: 0xff96)
  package static let keypadUp = Self(rawValue: 0xff97)
  package static let keypadRight = Self(rawValue: 0xff98)
  package static let keypadDown = Self(rawValue: 0xff99)
  package static let keypadPageUp = Self(rawValue: 0xff9a)
  package static let keypadPageDown = Self(rawValue: 0xff9b)
  package static let keypadEnd = Self(rawValue: 0xff9c)
  package static let keypadInsert = Self(rawValue: 0xff9e)
  package static let keypadDelete = Self(rawValue: 0xff9f)
  package static let leftTab = Self(rawValue: 0xfe20)
  /// The space bar.
  public static let space = Self(rawValue: 0x20)

  /// The digit that this key types, on the top row or on the keypad, or `nil`.
  package var digit: Int? {
    switch rawValue {
    case 0x30...0x39: Int(rawValue - 0x30)
    case 0xffb0...0xffb9: Int(rawValue - 0xffb0)
    default: nil
    }
  }

  /// Whether this is a dead key, which types nothing itself and changes the next letter.
  public var isDeadKey: Bool {
    // The keys of AccessX are in between.
    (0xfe50...0xfe6f).contains(rawValue) || (0xfe80...0xfe93).contains(rawValue)
  }

  /// Whether the key begins Compose sequences everywhere; tables may have other keys that do.
  public var startsSequence: Bool { isDeadKey || self == .multiKey }

  package var isShift: Bool { rawValue == 0xffe1 || rawValue == 0xffe2 }

  /// Whether the key only changes the meaning of others: Shift, Control, locks, level shifts.
  package var isModifier: Bool {
    switch rawValue {
    case 0xffe1...0xffee: true  // Shift_L … Hyper_R
    case 0xfe01...0xfe13: true  // ISO_Lock … ISO_Level5_Lock
    case 0xff7e, 0xff7f, 0xff14: true  // Mode_switch, Num_Lock, Scroll_Lock
    default: false
    }
  }

  /// Whether the key is part of shortcuts: Control, Alt, Meta, Super or Hyper.
  package var isCommandModifier: Bool {
    switch rawValue {
    case 0xffe3, 0xffe4, 0xffe7...0xffee: true
    default: false
    }
  }

  /// The evdev code of a key that is forwarded to clients.
  var forwardedKeycode: UInt32 {
    switch self {
    case .escape: 1
    case .backspace: 14
    case .tab: 15
    case .return: 28
    case .left: 105
    case .right: 106
    default: 0
    }
  }

  /// The key that a key of the keypad stands for: `Left` for `KP_Left`, `Return` for `KP_Enter`.
  package var withoutKeypad: Self {
    switch self {
    case .keypadEnter: .return
    case .keypadTab: .tab
    case .keypadSpace: .space
    case .keypadHome: .home
    case .keypadLeft: .left
    case .keypadUp: .up
    case .keypadRight: .right
    case .keypadDown: .down
    case .keypadPageUp: .pageUp
    case .keypadPageDown: .pageDown
    case .keypadEnd: .end
    case .keypadInsert: .insert
    case .keypadDelete: .delete
    default: self
    }
  }
}
