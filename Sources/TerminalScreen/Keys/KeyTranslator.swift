package import KeyboardCore
package import KeyboardLayouts

/// Finds the keys of a layout for what a terminal reports, mostly characters.
package struct KeyTranslator {
  package var layout: XKBLayout
  /// The layout `us`, for terminals that send Latin letters to other layouts.
  private let american: XKBLayout?

  package init(layout: XKBLayout, american: XKBLayout?) {
    self.layout = layout
    self.american = american
  }

  package func press(of key: TerminalKey) -> KeyEvent {
    switch key.meaning {
    case .named(let keysym):
      // Shift+Tab has a keysym of its own on most layouts.
      let place = layout.place(of: keysym)
      let typed = place.flatMap { layout.key(keycode: $0.keycode, modifiers: key.modifiers) }
      let isTab = keysym == .tab && typed?.keysym == .leftTab
      return KeyEvent(
        keysym: isTab ? .leftTab : keysym, text: keysym.text, keycode: place?.keycode ?? 0,
        modifiers: key.modifiers, time: 0)
    case .character(let scalar): return press(of: key, typing: scalar)
    }
  }

  private func press(of key: TerminalKey, typing scalar: Unicode.Scalar) -> KeyEvent {
    let alone = String(Character(scalar))
    let text = key.text ?? alone
    let others = key.modifiers.subtracting([.shift, .levelThree, .capsLock])
    // The key that the terminal reports, if it types the same with the same modifiers.
    if let keycode = layout.place(ofText: alone)?.keycode,
      let typed = layout.key(keycode: keycode, modifiers: key.modifiers),
      typed.text == key.text || key.text == nil
    {
      return event(typed, keycode, key.modifiers)
    }
    if let place = layout.place(ofText: text),
      let typed = layout.key(keycode: place.keycode, modifiers: place.level.modifiers)
    {
      return event(typed, place.keycode, others.union(place.level.modifiers))
    }
    // The key at the same place, such as a Greek letter on an American keyboard.
    if let place = american?.place(ofText: text),
      let typed = layout.key(
        keycode: place.keycode, modifiers: others.union(place.level.modifiers)),
      typed.text != nil || typed.keysym.isDeadKey
    {
      return event(typed, place.keycode, others.union(place.level.modifiers))
    }
    // A text that no key types has no keycode, as from an on-screen keyboard.
    return KeyEvent(
      keysym: Keysym(typing: text.unicodeScalars.first ?? scalar), text: text, keycode: 0,
      modifiers: others, time: 0)
  }

  private func event(_ key: LayoutKey, _ keycode: UInt32, _ modifiers: Modifiers) -> KeyEvent {
    KeyEvent(keysym: key.keysym, text: key.text, keycode: keycode, modifiers: modifiers, time: 0)
  }
}
