/// A keyboard layout by the places of keys, whatever the system's layout is.
public protocol PhysicalLayout: AnyObject {
  /// The key with an evdev code on the level of Shift, Caps Lock and the third level, or `nil`; other
  /// modifiers are ignored.
  func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey?
}
