/// A keyboard layout by the places of keys: what each gives, whatever the system's layout is.
public protocol PhysicalLayout: AnyObject {
  /// What a key gives with some modifiers, or `nil` if the layout has no such key.
  ///
  /// - Returns: The key, or `nil`.
  func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey?
}
