/// One press or release of a physical key.
public struct KeyEvent: Hashable, Sendable {
  /// The key's meaning in the system's layout.
  public var keysym: Keysym
  /// The text that a client inserts for this key by itself, or `nil` for keys that insert no text,
  /// or a control character.
  public var text: String?
  /// The key's place on the keyboard as an evdev code; 0 for a key that another program sends, which
  /// has no place, may never go up, and opens no list.
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

  /// Whether the front end repeats the key itself, and so knows that it does.
  package var isRepeat = false

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

extension KeyEvent {
  /// Creates an event of a key that is drawn on a screen and types a character.
  ///
  /// It has a place of its own, beyond all evdev codes, so that it can be held as a physical key can.
  /// A host that knows what is pressed only as actions sends `InputEvent.gesture` instead.
  ///
  /// - Parameters:
  ///   - character: What it types, also the capital of a letter.
  ///   - isRelease: Whether it goes up.
  ///   - time: When it happened, in ms.
  public init(drawn character: String, isRelease: Bool = false, time: Milliseconds) {
    let scalar = character.unicodeScalars.first
    self.init(
      keysym: scalar.map { Keysym($0) } ?? Keysym(rawValue: 0),
      text: character.isEmpty ? nil : character,
      keycode: Self.firstDrawnKeycode + (scalar?.value ?? 0), isRelease: isRelease, time: time)
  }

  /// More than the largest code of the kernel's `input-event-codes.h`, 0x2ff.
  private static let firstDrawnKeycode: UInt32 = 0x1_0000
}

/// A duration, or a time of a clock that never goes back, in milliseconds.
public typealias Milliseconds = Int
