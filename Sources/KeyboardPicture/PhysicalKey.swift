import KeyboardCore

/// A key of a real keyboard.
package struct PhysicalKey: Hashable, Sendable {
  /// The key between the left Shift and Z, which American keyboards lack.
  static let besideLeftShift: UInt32 = 86
  /// The key beside the right Shift, which Brazilian keyboards have.
  static let besideRightShift: UInt32 = 89

  package var keycode: UInt32
  /// The smallest rectangle around it.
  package var frame: KeyFrame
  /// How much narrower its lower half is at the left, for a tall Return.
  package var notch = 0.0

  /// What a key that types nothing does, and its name; the right Alt key is AltGr on a layout with
  /// a third level.
  static func function(
    of keycode: UInt32, hasThirdLevel: Bool
  ) -> (action: KeyboardAction, name: String)? {
    switch keycode {
    case 14: (.backspace, "BackSpace")
    case 15: (.tab, "Tab")
    case 28: (.primary(.return), "Return")
    case 29, 97: (.control, "Control")
    case 42, 54: (.shift(currentCasing: .lowercased), "Shift")
    case 56: (.option, "Alt")
    case 57: (.space, "Space")
    case 58: (.capsLock, "CapsLock")
    case 100 where hasThirdLevel: (.custom(named: "AltGr"), "AltGr")
    case 100: (.option, "Alt")
    case 125, 126: (.command, "Super")
    case 127: (.custom(named: "menu"), "Menu")
    default: nil
    }
  }
}
