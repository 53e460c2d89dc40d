public import KeyboardCore
import KeyboardLayouts

extension KeyBinding {
  /// The binding as settings spell it, such as `<Super><Alt>space=nextLocale`.
  public nonisolated var spelling: String {
    let at = gesture == .press ? "" : "@\(gesture.rawValue)"
    return "\(combination.spelling)\(at)=\(action.spelling)"
  }
}

extension KeyCombination {
  private nonisolated static let names: [(Modifiers, String)] = [
    (.super, "<Super>"), (.hyper, "<Hyper>"), (.meta, "<Meta>"), (.control, "<Control>"),
    (.alt, "<Alt>"), (.shift, "<Shift>"),
  ]

  /// The keys as settings and GTK spell them, such as `<Super><Alt>space`.
  public nonisolated var spelling: String {
    Self.names.filter { modifiers.contains($0.0) }.map(\.1).joined() + keysym.name
  }
}
