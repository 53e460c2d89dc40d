import CXKBCommon
package import KeyboardCore

/// A keyboard as a compositor describes it: its layouts, and the modifiers and the layout in use.
package final class KeymapState {
  /// The layouts, without the one in use.
  package let layouts: [SessionLayouts.Layout]
  private let keymap: XkbKeymap
  private let state: XkbState
  /// Whether the keys have their places: programs that type, such as wtype, number theirs as they like.
  private let hasPlaces: Bool

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
    layouts = (0..<xkb_keymap_num_layouts(keymap)).map { keymap.layout($0) }
    // The first keys of two rows of letters, by the names that rules of XKB give them.
    hasPlaces = [(16, "AD01"), (30, "AC01")].allSatisfy { code, name in
      xkb_keymap_key_get_name(keymap, Self.keycode(code)).map { String(cString: $0) } == name
    }
  }

  /// The layouts and the one in use, or `nil` for the keymap of a program that types.
  package var sessionLayouts: SessionLayouts? {
    guard hasPlaces else { return nil }
    let group = xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE)
    return SessionLayouts(layouts, active: Int(group))
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
    var event = KeyEvent(
      keysym: keysym, text: keysym.text, keycode: hasPlaces ? code : 0, modifiers: modifiers,
      isRelease: isRelease, time: time)
    if event.modifiers.isCommand, !isRelease { event.latin = latin(code: code) }
    return event
  }

  /// The Latin letter of a key while a layout of another script is in use: the one in the first layout
  /// that has one, or that of the American layout.
  private func latin(code: UInt32) -> Keysym? {
    guard sessionLayouts?.inUse?.script != .latin, hasPlaces else { return nil }
    return (0..<xkb_keymap_num_layouts(keymap)).lazy
      .compactMap { self.keymap.keysym(Self.keycode(code), layout: $0) }
      .first(where: \.isLatinLetter) ?? KeyEvent.american[code]
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

extension XkbKeymap {
  /// A layout and the script of its letters.
  fileprivate func layout(_ number: xkb_layout_index_t) -> SessionLayouts.Layout {
    // The three rows of letters, by X's keycodes.
    let letters = (24...61 as ClosedRange<xkb_keycode_t>)
      .compactMap { keysym($0, layout: number)?.text }
    return SessionLayouts.Layout(
      name: xkb_keymap_layout_get_name(self, number).map { String(cString: $0) } ?? "",
      script: Script(ofMost: letters))
  }

  /// What a key means in a layout without any modifier, or `nil`.
  fileprivate func keysym(_ keycode: xkb_keycode_t, layout: xkb_layout_index_t) -> Keysym? {
    var keysyms: UnsafePointer<xkb_keysym_t>?
    guard xkb_keymap_key_get_syms_by_level(self, keycode, layout, 0, &keysyms) > 0, let keysyms
    else { return nil }
    return Keysym(rawValue: keysyms[0])
  }
}
