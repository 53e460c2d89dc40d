import Adwaita
import KeyboardCore

extension KeyCombination {
  /// The keys in the language of the session: "Super+Alt+Space".
  var label: String { Toolkit.label(keysym: keysym.rawValue, modifiers: modifiers.rawValue) }
}
