/// A letter that was typed with a key that has callouts, until it is decided.
struct HeldLetter {
  /// The letter as typed.
  var text: String
  /// What the key does.
  var action: KeyboardAction
  /// The press of the key.
  var event: KeyEvent
  /// How the letter gives way to a pick.
  var strategy: ReplacementStrategy
  /// What the key offers, without the letter itself.
  var callouts: [KeyboardAction]
  /// Whether the client has told, since the press, a surrounding text that ends in the letter.
  var isEchoed = false
  /// Whether something came in between, so that no list opens any more.
  var isStopped = false
  /// Whether it is `:name`, for which emoji are searched.
  var isSearch = false

  /// The part of the letter that is not in the text yet.
  var uncommitted: String { strategy == .compose ? text : "" }
}

/// A change of the text that a gesture action asked for.
enum TextEdit: Hashable {
  case insert(String)
  case deleteBackward(Int)
  /// So many Unicode scalars before the cursor give way to a text, in one turn.
  case replace(scalars: Int, String)
  case moveCursor(Int)
  /// A key that means more than its character: Return sends, Tab goes to the next field.
  case key(Keysym)
}

extension KeyEvent {
  /// What the client does to the text by itself for this key, or `nil` if it is no key that types.
  var nativeEdit: TextEdit? {
    guard !modifiers.isCommand else { return nil }
    if let text { return .insert(text) }
    guard modifiers.isDisjoint(with: [.shift, .levelThree]) else { return nil }
    return switch keysym.withoutKeypad {
    case .backspace: .deleteBackward(1)
    case .left: .moveCursor(-1)
    case .right: .moveCursor(1)
    case .return, .tab: .key(keysym.withoutKeypad)
    default: nil
    }
  }
}

extension Keysym {
  /// The evdev code of the keys that are forwarded to clients.
  var forwardedKeycode: UInt32 {
    switch self {
    case .escape: 1
    case .backspace: 14
    case .tab: 15
    case .return: 28
    case .left: 105
    case .right: 106
    default: 0
    }
  }

  /// What a dead key looks like by itself, "" where Unicode has no spacing form.
  var spacingForm: String {
    switch rawValue {
    case 0xfe50: "`"
    case 0xfe51: "´"
    case 0xfe52: "^"
    case 0xfe53: "~"
    case 0xfe54: "¯"
    case 0xfe55: "˘"
    case 0xfe56: "˙"
    case 0xfe57: "¨"
    case 0xfe58: "˚"
    case 0xfe59: "˝"
    case 0xfe5a: "ˇ"
    case 0xfe5b: "¸"
    case 0xfe5c: "˛"
    case 0xfe5d: "ͺ"
    case 0xfe63: "/"
    case 0xfe64: "᾿"
    case 0xfe65: "῾"
    case 0xfe6f: "¤"
    case 0xfe8c: "µ"
    default: ""
    }
  }
}
