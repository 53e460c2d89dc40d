/// A key combination, how it is used, and what that does instead of its ordinary work.
public struct KeyBinding: Hashable, Sendable {
  /// The keys.
  public var combination: KeyCombination
  /// How they are used: pressed, tapped twice, or held.
  public var gesture: KeyboardGesture
  /// What that does.
  public var action: KeyboardAction

  /// Creates a binding.
  public init(
    _ combination: KeyCombination, gesture: KeyboardGesture = .press, _ action: KeyboardAction
  ) {
    self.combination = combination
    self.gesture = gesture
    self.action = action
  }

  /// The bindings a new user has.
  ///
  /// According to their own lists of shortcuts, GNOME 43–47 and KDE Plasma 5 and 6 do not use these
  /// letters with Super and Shift. A desktop that does takes the keys, and we never see them.
  public static let standard = [
    Self(KeyCombination(.space, [.super, .shift]), .nextLocale),
    Self(letter("e"), .keyboardType(.emojis)),
    Self(letter("h"), .custom(named: CustomAction.toggleHold.rawValue)),
    Self(letter("y"), .custom(named: CustomAction.symbolOnce.rawValue)),
    Self(KeyCombination(.escape, [.super, .shift]), .dismissKeyboard),
  ]

  private static func letter(_ scalar: Unicode.Scalar) -> KeyCombination {
    KeyCombination(Keysym(rawValue: scalar.value), [.super, .shift])
  }
}
