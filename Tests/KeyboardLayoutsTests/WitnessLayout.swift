import CXKBCommon
import Glibc
import KeyboardCore
import KeyboardLayouts

/// Layouts as libxkbcommon compiles them.
final class WitnessLayout {
  private let names: [String]
  private let keymap: XkbKeymap
  private let state: XkbState

  init?(_ names: [String]) {
    self.names = names
    let parts = names.map { $0.split(whereSeparator: { $0 == "(" || $0 == ")" }).map(String.init) }
    let layouts = parts.map { $0[0] }.joined(separator: ",")
    let variants = parts.map { $0.count > 1 ? $0[1] : "" }.joined(separator: ",")
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS) else { return nil }
    context.setLogLevel(XKB_LOG_LEVEL_CRITICAL)
    let keymap = layouts.withCString { layouts in
      variants.withCString { variants in
        var rules = xkb_rule_names(
          rules: nil, model: nil, layout: layouts, variant: variants, options: nil)
        return XkbKeymap(context: context, names: &rules, flags: XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
    guard let keymap, let state = XkbState(keymap: keymap) else { return nil }
    (self.keymap, self.state) = (keymap, state)
  }

  /// The keymap as compositors send it.
  var text: String {
    guard let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  func sessionLayouts(active: Int?) -> SessionLayouts {
    let layouts = names.indices.map { group in
      let letters = keys(group: group).filter { $0.modifiers.isEmpty && $0.keycode < 54 }
      return SessionLayouts.Layout(
        name: names[group], script: Script(ofMost: letters.compactMap(\.text)))
    }
    return SessionLayouts(layouts, active: active)
  }

  /// The keys that type a text, each on all its levels.
  func keys(group: Int) -> [KeyEvent] {
    (1..<128 as Range<UInt32>).flatMap { code in
      var levels: Set<UInt32> = []
      return (0..<16 as Range<UInt32>).compactMap { bits -> KeyEvent? in
        // Shift, Caps Lock, Mod3 and Mod5, with the bits of X.
        let mask = bits & 3 | (bits & 4) << 3 | (bits & 8) << 4
        _ = state.update(
          depressed: mask, latched: 0, locked: 0, depressedLayout: 0, latchedLayout: 0,
          lockedLayout: UInt32(group))
        let level = xkb_state_key_get_level(state, code + 8, UInt32(group))
        let keysym = Keysym(rawValue: state.keysym(keycode: code + 8))
        guard levels.insert(level).inserted, let text = keysym.text else { return nil }
        return KeyEvent(
          keysym: keysym, text: text, keycode: code, modifiers: Modifiers(rawValue: mask), time: 0)
      }
    }
  }
}
