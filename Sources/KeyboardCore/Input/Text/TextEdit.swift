/// A change of the text.
enum TextEdit: Hashable {
  case insert(String)
  case deleteBackward(Int)
  /// Replaces so many Unicode scalars before the cursor with a text, in one step.
  case replace(scalars: Int, String)
  case moveCursor(Int)
  /// A key that means more than its character: Return sends, Tab goes to the next field.
  case key(Keysym)

  /// Whether this is a key that no commit can stand for: it passes once the held letter is committed.
  var isKeyPress: Bool {
    switch self {
    case .key, .moveCursor: true
    case .insert, .deleteBackward, .replace: false
    }
  }

  var insertion: String? { if case .insert(let text) = self { text } else { nil } }

  /// What it adds before the cursor as far as handlers are concerned, or "".
  var typedText: String {
    switch self {
    case .insert(let text): text
    case .key(.return): "\n"
    case .key(.tab): "\t"
    case .key, .deleteBackward, .replace, .moveCursor: ""
    }
  }
}

extension KeyEvent {
  /// Whether it is a press that types its text.
  package var types: Bool {
    !isRelease && text != nil && !modifiers.isCommand && !keysym.isModifier
  }

  /// The change that the client itself makes for this key, or `nil`.
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
