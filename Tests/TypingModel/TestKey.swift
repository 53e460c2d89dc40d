import KeyboardCore

/// A key of a test: its keysym, the text it types alone, and its keycode.
///
/// A literal is a key of the American layout, with the Shift bit where the character takes it.
struct TestKey: Hashable, Sendable, ExpressibleByStringLiteral {
  var keysym: Keysym
  var text: String?
  var keycode: UInt32
  var modifiers: Modifiers = []

  init(stringLiteral value: String) { self = TestLayout.american.key(typing: value) }

  init(keysym: Keysym, text: String? = nil, keycode: UInt32, modifiers: Modifiers = []) {
    self.keysym = keysym
    self.text = text
    self.keycode = keycode
    self.modifiers = modifiers
  }

  private init(_ rawValue: UInt32, _ keycode: UInt32, _ modifiers: Modifiers = []) {
    self.init(keysym: Keysym(rawValue: rawValue), keycode: keycode, modifiers: modifiers)
  }

  /// The key with more modifiers held down.
  func with(_ modifiers: Modifiers) -> Self {
    var key = self
    key.modifiers.formUnion(modifiers)
    return key
  }

  /// The key with another keycode; 0 for senders without keycodes.
  func at(_ keycode: UInt32) -> Self {
    var key = self
    key.keycode = keycode
    return key
  }

  /// The key where it types something else than the American layout says.
  func typing(_ text: String) -> Self {
    var key = self
    key.text = text
    key.keysym = Keysym(of: text)
    return key
  }

  /// The key goes down at a time, in ms.
  func down(at time: Int = 0) -> KeyEvent { event(isRelease: false, at: time) }

  /// The key goes up at a time, in ms.
  func up(at time: Int = 0) -> KeyEvent { event(isRelease: true, at: time) }

  func event(isRelease: Bool, at time: Int = 0) -> KeyEvent {
    KeyEvent(
      keysym: keysym, text: text, keycode: keycode, modifiers: modifiers, isRelease: isRelease,
      time: time)
  }
}

extension TestKey: CustomStringConvertible {
  var description: String {
    (text ?? "key \(String(keysym.rawValue, radix: 16))") + " at \(keycode)"
      + (modifiers.isEmpty ? "" : " with \(String(modifiers.rawValue, radix: 16))")
  }
}

extension TestKey {
  static let escape = Self(0xff1b, 1)
  static let backspace = Self(0xff08, 14)
  static let tab = Self(0xff09, 15)
  static let `return` = Self(0xff0d, 28)
  static let insert = Self(0xff63, 110)
  static let home = Self(0xff50, 102)
  static let left = Self(0xff51, 105)
  static let up = Self(0xff52, 103)
  static let right = Self(0xff53, 106)
  static let down = Self(0xff54, 108)
  static let pageUp = Self(0xff55, 104)
  static let pageDown = Self(0xff56, 109)
  static let f1 = Self(0xffbe, 59)
  static let mute = Self(0x1008_ff12, 113)
  /// What Shift and Tab give on X11.
  static let leftTab = Self(0xfe20, 15, .shift)

  static let keypadEnter = Self(0xff8d, 96)
  static let keypadLeft = Self(0xff96, 75)
  static let keypadDelete = Self(0xff9f, 83)
  static let keypadUp = Self(0xff97, 72)
  static let keypadRight = Self(0xff98, 77)
  static let keypadDown = Self(0xff99, 80)

  /// A digit of the keypad while NumLock is on.
  static func keypad(_ digit: Int) -> Self {
    let keycodes: [UInt32] = [82, 79, 80, 81, 75, 76, 77, 71, 72, 73]
    return Self(
      keysym: Keysym(rawValue: 0xffb0 + UInt32(digit)), text: "\(digit)",
      keycode: keycodes[digit], modifiers: .numLock)
  }

  static let shift = Self(0xffe1, 42)
  static let rightShift = Self(0xffe2, 54)
  static let control = Self(0xffe3, 29)
  static let capsLock = Self(0xffe5, 58)
  static let alt = Self(0xffe9, 56)
  static let `super` = Self(0xffeb, 125)
  static let altGr = Self(0xfe03, 100)

  static let compose = Self(0xff20, 127)
  static let deadGrave = Self(0xfe50, 40)
  static let deadAcute = Self(0xfe51, 40)
  static let deadCircumflex = Self(0xfe52, 26)
  static let deadDiaeresis = Self(0xfe57, 26, .shift)

  static func azerty(_ character: String) -> Self { TestLayout.french.key(typing: character) }
  static func russian(_ character: String) -> Self { TestLayout.russian.key(typing: character) }
  static func turkish(_ character: String) -> Self { TestLayout.turkish.key(typing: character) }
}
