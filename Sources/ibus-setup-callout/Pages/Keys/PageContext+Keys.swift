import GLib
import KeyboardCore

extension PageContext {
  /// The setting with the keyboard shortcuts.
  static let bindingsKey = "key-bindings"

  /// The keys that do an action, one combination a line, or `nil` if none do.
  func keys(of action: KeyboardAction) -> String? {
    let labels = (settings[Self.bindingsKey]?.strings ?? []).compactMap { try? KeyBinding($0) }
      .filter { $0.action == action }.map { binding in
        let keys = binding.combination.label
        return switch binding.gesture {
        case .doubleTap: translated("%s, tapped twice").filling(keys)
        case .longPress: translated("%s, held").filling(keys)
        case .press, .release, .repeatPress: keys
        }
      }
    return labels.isEmpty ? nil : labels.joined(separator: "\n")
  }
}
