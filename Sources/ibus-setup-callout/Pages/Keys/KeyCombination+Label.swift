import KeyboardCore
import KeyboardLayouts

extension KeyCombination {
  /// The keys as messages of the keyboard spell them, in every language: "Super+Alt+Space".
  var label: String { label(keys: .x11) }
}
