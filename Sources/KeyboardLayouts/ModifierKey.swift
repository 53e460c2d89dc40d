package import KeyboardCore

/// The modifier keys that scripts can name, and that are pressed for other keys.
package enum ModifierKey: String, Sendable, CaseIterable {
  case shift = "Shift"
  case levelThree = "AltGr"
  case control = "Control"
  case alt = "Alt"
  case `super` = "Super"

  package var modifiers: Modifiers {
    switch self {
    case .shift: .shift
    case .levelThree: .levelThree
    case .control: .control
    case .alt: .alt
    case .super: [.super, .mod4]
    }
  }

  package var keysym: Keysym {
    switch self {
    case .shift: Keysym(rawValue: 0xffe1)
    case .levelThree: Keysym(rawValue: 0xfe03)
    case .control: Keysym(rawValue: 0xffe3)
    case .alt: Keysym(rawValue: 0xffe9)
    case .super: Keysym(rawValue: 0xffeb)
    }
  }

  /// The key's evdev code.
  package var keycode: UInt32 {
    switch self {
    case .shift: 42
    case .levelThree: 100
    case .control: 29
    case .alt: 56
    case .super: 125
    }
  }

  package var press: KeyEvent { KeyEvent(keysym: keysym, keycode: keycode, time: 0) }
}
