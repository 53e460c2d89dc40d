import KeyboardCore
import KeyboardLayouts

nonisolated extension Keysym {
  /// The key of a name as X11 has it, or as people and keyboards do: `Shift`, `esc`, `Backspace`.
  init?(ofKeyNamed name: String) {
    if let keysym = Keysym(name: name) ?? ModifierKey(named: name)?.press.keysym {
      self = keysym
      return
    }
    self.init(nameInAnyCase: Self.others[name.lowercased()] ?? name)
  }

  private static let others = [
    "esc": "Escape", "enter": "Return", "del": "Delete", "ins": "Insert", "pageup": "Page_Up",
    "pgup": "Page_Up", "pagedown": "Page_Down", "pgdn": "Page_Down", "capslock": "Caps_Lock",
    "compose": "Multi_key",
  ]
}

nonisolated extension ModifierKey {
  /// The modifier of a name in any case.
  init?(named name: String) {
    let wanted = name.lowercased()
    guard
      let found = Self.allCases.first(where: {
        $0.rawValue.lowercased() == (wanted == "ctrl" ? "control" : wanted)
      })
    else { return nil }
    self = found
  }
}
