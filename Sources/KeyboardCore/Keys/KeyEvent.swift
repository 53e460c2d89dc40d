/// One press or release of a physical key.
public struct KeyEvent: Hashable, Sendable {
  /// The key's meaning on the system's layout.
  public var keysym: Keysym
  /// The text a client inserts by itself for this key, or `nil` if it inserts none.
  public var text: String?
  /// The key's place on the keyboard as an evdev code, or 0 if the sender has none (on-screen
  /// keyboards, forwarded keys).
  public var keycode: UInt32
  /// What else is held down or locked.
  public var modifiers: Modifiers
  /// Whether the key goes up.
  public var isRelease: Bool
  /// When it happened, in ms of a clock that never goes back.
  public var time: Milliseconds

  /// Creates a key event.
  ///
  /// - Parameters:
  ///   - keysym: The key's meaning on the system's layout.
  ///   - text: What a client inserts by itself; control characters count as none.
  ///   - keycode: The evdev code, or 0.
  ///   - modifiers: What else is held down or locked.
  ///   - isRelease: Whether the key goes up.
  ///   - time: Milliseconds of a monotonic clock.
  public init(
    keysym: Keysym, text: String? = nil, keycode: UInt32, modifiers: Modifiers = [],
    isRelease: Bool = false, time: Milliseconds
  ) {
    self.keysym = keysym
    self.text = text
    self.keycode = keycode
    self.modifiers = modifiers
    self.isRelease = isRelease
    self.time = time
  }
}
