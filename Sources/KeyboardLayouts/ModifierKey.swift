package import KeyboardCore

/// The modifier keys that scripts can name, and that are pressed for other keys.
package enum ModifierKey: String, Sendable, CaseIterable {
  case shift = "Shift"
  case levelThree = "AltGr"
  case control = "Control"
  case alt = "Alt"
  case `super` = "Super"

  /// What the key sets, and how it is reported, with its evdev code.
  private var facts: (modifiers: Modifiers, keysym: UInt32, keycode: UInt32) {
    switch self {
    case .shift: (.shift, 0xffe1, 42)
    case .levelThree: (.levelThree, 0xfe03, 100)
    case .control: (.control, 0xffe3, 29)
    case .alt: (.alt, 0xffe9, 56)
    case .super: ([.super, .mod4], 0xffeb, 125)
    }
  }

  package var modifiers: Modifiers { facts.modifiers }

  package var press: KeyEvent {
    KeyEvent(keysym: Keysym(rawValue: facts.keysym), keycode: facts.keycode, time: 0)
  }
}
