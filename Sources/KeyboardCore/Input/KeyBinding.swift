/// A key combination and what it does in place of its ordinary work.
public struct KeyBinding: Hashable, Sendable {
  /// The keys.
  public var combination: KeyCombination
  /// What pressing them does.
  public var action: KeyboardAction

  /// Creates a binding.
  public init(_ combination: KeyCombination, _ action: KeyboardAction) {
    self.combination = combination
    self.action = action
  }

  /// The bindings a new user has: Super+Shift+Space goes to the next locale, where the desktop
  /// leaves it to us.
  public static let standard = [Self(KeyCombination(.space, [.super, .shift]), .nextLocale)]
}
