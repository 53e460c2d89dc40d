import GLib
import KeyboardCore
import TestSession

/// A hand at a keyboard with the layout `us`.
struct Hand {
  /// The time for which a key is held, and the pause after it, in ms: 20 keys a second.
  static let pace = 25

  private static let shift = KeyEvent(keysym: Keysym(rawValue: 0xffe1), keycode: 42, time: 0)

  /// The key of a character; only the character itself if it is not on the layout.
  static func key(_ character: Character) -> KeyEvent {
    let stroke = Keystroke(character)
    return KeyEvent(
      keysym: Keysym(rawValue: character.unicodeScalars.first?.value ?? 0x20),
      text: String(character), keycode: UInt32(stroke?.key.code ?? 0),
      modifiers: stroke?.isShifted == true ? .shift : [], time: 0)
  }

  /// The key with a name, which is not on the layout.
  static func key(_ keysym: UInt32, code: UInt32 = 0) -> KeyEvent {
    KeyEvent(keysym: Keysym(rawValue: keysym), keycode: code, time: 0)
  }

  /// A key is pressed.
  static func press(_ key: KeyEvent, in window: Window) {
    if key.modifiers.contains(.shift) { window.send(shift) }
    window.send(key)
  }

  /// A key is released.
  static func release(_ key: KeyEvent, in window: Window) {
    var key = key
    key.isRelease = true
    window.send(key)
    guard key.modifiers.contains(.shift) else { return }
    var shift = shift
    shift.isRelease = true
    shift.modifiers = .shift
    window.send(shift)
  }

  /// A key is tapped.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - window: The window with the focus.
  ///   - meanwhile: Called every ms until the next key.
  static func tap(_ key: KeyEvent, in window: Window, meanwhile: (() -> Void)? = nil) {
    func wait() {
      MainLoop.run(forAtMost: pace) {
        meanwhile?()
        return false
      }
    }
    press(key, in: window)
    wait()
    release(key, in: window)
    wait()
  }
}
