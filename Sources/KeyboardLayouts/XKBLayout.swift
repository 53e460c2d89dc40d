import CXKBCommon
package import KeyboardCore

/// A layout of xkeyboard-config as a table, because a compiled keymap takes half a megabyte.
package final class XKBLayout: PhysicalLayout {
  /// The evdev codes of the table; higher ones are media keys.
  package static let keycodes: Range<UInt32> = 1..<128

  /// The modifiers, in the order of the bits of a column's number.
  private static let modifiers: [Modifiers] = [.shift, .capsLock, .levelThree]
  private static let columns = 1 << modifiers.count

  /// The layout's name, such as `fr(oss)`.
  package let name: String
  private let keysyms: [UInt32]

  /// Compiles an installed layout, whose name has its variant in brackets.
  init?(name: String, context: XkbContext) {
    let parts = name.split(whereSeparator: { $0 == "(" || $0 == ")" })
    guard let layout = parts.first,
      let keymap = Self.keymap(String(layout), parts.count > 1 ? String(parts[1]) : "", context),
      let state = XkbState(keymap: keymap)
    else { return nil }
    self.name = name
    // All layouts of xkeyboard-config have these modifiers.
    let masks = ["Shift", "Lock", "Mod5"].map { name -> xkb_mod_mask_t in
      let index = keymap.modifierIndex(named: name)
      return index < 32 ? 1 << index : 0
    }
    var keysyms: [UInt32] = []
    keysyms.reserveCapacity(Self.keycodes.count * Self.columns)
    for column in 0..<Self.columns {
      let locked = column & 2 != 0 ? masks[1] : 0
      let pressed = (column & 1 != 0 ? masks[0] : 0) | (column & 4 != 0 ? masks[2] : 0)
      _ = state.update(
        depressed: pressed, latched: 0, locked: locked, depressedLayout: 0, latchedLayout: 0,
        lockedLayout: 0)
      // X keycodes are evdev codes plus 8.
      keysyms += Self.keycodes.map { state.keysym(keycode: $0 + 8) }
    }
    self.keysyms = keysyms
  }

  package func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey? {
    guard Self.keycodes.contains(keycode) else { return nil }
    var column = 0
    for (bit, modifier) in Self.modifiers.enumerated() where modifiers.contains(modifier) {
      column |= 1 << bit
    }
    let row = Int(keycode - Self.keycodes.lowerBound)
    let value = keysyms[column * Self.keycodes.count + row]
    guard value != UInt32(XKB_KEY_NoSymbol) else { return nil }
    let keysym = Keysym(rawValue: value)
    return LayoutKey(keysym: keysym, text: keysym.text)
  }

  /// The evdev codes of keys that type something or are dead keys on any level, in ascending order.
  package var typingKeycodes: [UInt32] {
    Self.keycodes.filter { keycode in
      Level.allCases.contains { level in
        guard let key = key(keycode: keycode, modifiers: level.modifiers) else { return false }
        return key.text != nil || key.keysym.isDeadKey
      }
    }
  }

  /// The script of its letters, or `nil` for one that is not known.
  package var script: Script? {
    Script(
      ofMost: (16...53 as ClosedRange<UInt32>).compactMap { key(keycode: $0, modifiers: [])?.text })
  }

  /// The Latin letter of a key, or `nil`.
  package func latin(keycode: UInt32) -> Keysym? {
    key(keycode: keycode, modifiers: []).map(\.keysym).flatMap { $0.isLatinLetter ? $0 : nil }
  }

  private static func keymap(
    _ layout: String, _ variant: String, _ context: XkbContext
  ) -> XkbKeymap? {
    layout.withCString { layout in
      variant.withCString { variant in
        "pc105".withCString { model in
          var names = xkb_rule_names(
            rules: nil, model: model, layout: layout, variant: variant, options: nil)
          return XkbKeymap(context: context, names: &names, flags: XKB_KEYMAP_COMPILE_NO_FLAGS)
        }
      }
    }
  }
}

/// The four levels of a key: alone, with Shift, with AltGr, with both.
package enum Level: Int, CaseIterable, Sendable {
  case plain, shift, levelThree, shiftLevelThree

  package var modifiers: Modifiers {
    switch self {
    case .plain: []
    case .shift: .shift
    case .levelThree: .levelThree
    case .shiftLevelThree: [.shift, .levelThree]
    }
  }
}

extension XKBLayout {
  package struct Place: Hashable, Sendable {
    package var keycode: UInt32
    package var level: Level
  }

  /// The place that types a text, on the lowest level possible.
  package func place(ofText text: String) -> Place? { place { $0.text == text } }

  /// The place of a keysym, on the lowest level possible.
  package func place(of keysym: Keysym) -> Place? { place { $0.keysym == keysym } }

  private func place(where isWanted: (LayoutKey) -> Bool) -> Place? {
    for level in Level.allCases {
      for keycode in Self.keycodes {
        if let key = key(keycode: keycode, modifiers: level.modifiers), isWanted(key) {
          return Place(keycode: keycode, level: level)
        }
      }
    }
    return nil
  }
}
