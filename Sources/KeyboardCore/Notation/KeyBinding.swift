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
  /// No desktop that was looked at takes these keys by default: GNOME, KDE Plasma, sway, labwc,
  /// Hyprland, COSMIC and Xfce. A desktop that does gets them first, and we never see them: Super and
  /// Shift with the space bar is GNOME's, sway's and IBus's own, with e it ends sway, with h it moves
  /// a window of sway or COSMIC, and with Escape it is KWin's. COSMIC ends with Super, Alt and Escape.
  public static let standard = [
    Self(KeyCombination(.space, [.super, .alt]), .nextLocale),
    Self(letter("e"), .keyboardType(.emojis)),
    Self(letter("a"), .custom(named: CustomAction.toggleHold.rawValue)),
    Self(letter("y"), .custom(named: CustomAction.symbolOnce.rawValue)),
    Self(KeyCombination(.backspace, [.super, .alt]), .dismissKeyboard),
  ]

  private static func letter(_ scalar: Unicode.Scalar) -> KeyCombination {
    KeyCombination(Keysym(rawValue: scalar.value), [.super, .alt])
  }
}
