/// What the X server does for unsteady hands, by its bit in XKB's controls.
enum KeyboardHelper: Int, Hashable, Sendable {
  /// Held keys repeat, which is usual.
  case repeats = 1
  /// A key works only when it has been down for a while.
  case slowKeys = 2
  /// A key that went up is ignored for a while.
  case bounceKeys = 4
  /// Modifiers that are tapped act on the next key.
  case stickyKeys = 8
  /// The keypad moves the pointer.
  case mouseKeys = 16
}
