/// One press or release of a physical key.
public struct KeyEvent: Hashable, Sendable {
  /// The key's meaning in the system's layout.
  public var keysym: Keysym
  /// The text that a client inserts for this key by itself, or `nil` for keys that insert no text,
  /// or a control character.
  public var text: String?
  /// The key's place on the keyboard as an evdev code; 0 for on-screen keyboards and forwarded
  /// keys, which have no place.
  public var keycode: UInt32
  /// The modifiers that are held down or locked.
  public var modifiers: Modifiers
  /// Whether the key goes up.
  public var isRelease: Bool
  /// When it happened.
  public var time: Milliseconds

  /// The Latin letter that the key has in another layout of the session, if the one in use has another
  /// script, and the desktop tells.
  public var latin: Keysym?

  /// Creates a key event.
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

/// A duration, or a time of a clock that never goes back, in milliseconds.
public typealias Milliseconds = Int
