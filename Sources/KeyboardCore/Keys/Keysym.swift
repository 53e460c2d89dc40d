/// The meaning of a key after the keyboard layout, in X11's numbering (a keysym).
///
/// Values are those of `X11/keysymdef.h`, which IBus uses unchanged.
public struct Keysym: RawRepresentable, Hashable, Sendable {
  /// The X11 keysym value.
  public let rawValue: UInt32

  /// Creates a keysym from its X11 value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
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
  /// The Compose key.
  public static let multiKey = Self(rawValue: 0xff20)
  /// The left arrow.
  public static let left = Self(rawValue: 0xff51)
  /// The up arrow.
  public static let up = Self(rawValue: 0xff52)
  /// The right arrow.
  public static let right = Self(rawValue: 0xff53)
  /// The down arrow.
  public static let down = Self(rawValue: 0xff54)
  /// Page Up.
  public static let pageUp = Self(rawValue: 0xff55)
  /// Page Down.
  public static let pageDown = Self(rawValue: 0xff56)
  /// The keypad's space.
  public static let keypadSpace = Self(rawValue: 0xff80)
  /// The keypad's Tab.
  public static let keypadTab = Self(rawValue: 0xff89)
  /// The keypad's Enter.
  public static let keypadEnter = Self(rawValue: 0xff8d)
  /// The keypad's left arrow.
  public static let keypadLeft = Self(rawValue: 0xff96)
  /// The keypad's up arrow.
  public static let keypadUp = Self(rawValue: 0xff97)
  /// The keypad's right arrow.
  public static let keypadRight = Self(rawValue: 0xff98)
  /// The keypad's down arrow.
  public static let keypadDown = Self(rawValue: 0xff99)
  /// The keypad's Page Up.
  public static let keypadPageUp = Self(rawValue: 0xff9a)
  /// The keypad's Page Down.
  public static let keypadPageDown = Self(rawValue: 0xff9b)
  /// Shift and Tab together, as most layouts have it.
  public static let leftTab = Self(rawValue: 0xfe20)
  /// The space bar.
  public static let space = Self(rawValue: 0x20)

  /// The digit this key types, on the top row or on the keypad, or `nil`.
  public var digit: Int? {
    switch rawValue {
    case 0x30...0x39: Int(rawValue - 0x30)
    case 0xffb0...0xffb9: Int(rawValue - 0xffb0)
    default: nil
    }
  }

  /// Whether this is a dead key: it types nothing itself and changes the letter after it.
  ///
  /// Between the two parts, of X11's `keysymdef.h`, are the keys of AccessX.
  public var isDeadKey: Bool {
    (0xfe50...0xfe6f).contains(rawValue) || (0xfe80...0xfe93).contains(rawValue)
  }

  /// Whether the key opens a Compose sequence.
  public var startsSequence: Bool { isDeadKey || self == .multiKey }

  /// Whether this is one of the two Shift keys.
  public var isShift: Bool { rawValue == 0xffe1 || rawValue == 0xffe2 }

  /// Whether the key only changes what other keys mean: Shift, Control, locks, level shifts.
  public var isModifier: Bool {
    switch rawValue {
    case 0xffe1...0xffee: true  // Shift_L … Hyper_R
    case 0xfe01...0xfe13: true  // ISO_Lock … ISO_Level5_Lock
    case 0xff7e, 0xff7f, 0xff14: true  // Mode_switch, Num_Lock, Scroll_Lock
    default: false
    }
  }

  /// Whether the key starts shortcuts: Control, Alt, Meta, Super and Hyper on either side.
  public var isCommandModifier: Bool {
    switch rawValue {
    case 0xffe3, 0xffe4, 0xffe7...0xffee: true
    default: false
    }
  }

  /// The evdev code of the keys that are forwarded to clients.
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

  /// The key without its keypad: `KP_Left` is `Left` here, `KP_Enter` is `Return`.
  public var withoutKeypad: Self {
    switch self {
    case .keypadEnter: .return
    case .keypadTab: .tab
    case .keypadSpace: .space
    case .keypadLeft: .left
    case .keypadUp: .up
    case .keypadRight: .right
    case .keypadDown: .down
    case .keypadPageUp: .pageUp
    case .keypadPageDown: .pageDown
    default: self
    }
  }
}
