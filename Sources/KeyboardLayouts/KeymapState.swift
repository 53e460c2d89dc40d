import CXKBCommon
package import KeyboardCore

/// A keyboard as a compositor describes it: its layouts, and the modifiers and the layout in use.
package final class KeymapState {
  private let keymap: XkbKeymap
  private let state: XkbState

  /// Compiles a keymap in XKB's text format, or returns `nil` if it is broken.
  package init?(keymap text: String) {
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_DEFAULT_INCLUDES) else { return nil }
    context.setLogLevel(XKB_LOG_LEVEL_CRITICAL)
    guard
      let keymap = XkbKeymap(
        context: context, text: text, format: XKB_KEYMAP_FORMAT_TEXT_V1,
        flags: XKB_KEYMAP_COMPILE_NO_FLAGS),
      let state = XkbState(keymap: keymap)
    else { return nil }
    (self.keymap, self.state) = (keymap, state)
  }

  /// Applies modifiers, as bits of the keymap, and the number of a layout.
  package func update(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
    _ = state.update(
      depressed: depressed, latched: latched, locked: locked, depressedLayout: 0,
      latchedLayout: 0, lockedLayout: group)
  }

  /// What a key means now, by its evdev code; the time is that of the event.
  package func event(code: UInt32, isRelease: Bool, time: Milliseconds) -> KeyEvent {
    let keysym = Keysym(rawValue: state.keysym(keycode: Self.keycode(code)))
    return KeyEvent(
      keysym: keysym, text: keysym.text, keycode: code, modifiers: modifiers,
      isRelease: isRelease, time: time)
  }

  /// Whether a key repeats while it is held.
  package func repeats(code: UInt32) -> Bool { keymap.repeats(keycode: Self.keycode(code)) != 0 }

  /// The modifiers in use.
  ///
  /// The first eight of each keymap are those of X, with its bits.
  private var modifiers: Modifiers {
    Modifiers(rawValue: state.modifiers(XKB_STATE_MODS_EFFECTIVE) & 0xff)
  }

  /// X keycodes are evdev codes plus 8.
  private static func keycode(_ code: UInt32) -> UInt32 { code &+ 8 }
}
