/// Keys that wait for the text before them, and the text that waits for these keys.
///
/// XIM programs get a key that passes before a commit of the same event: Return, typed 15 ms after
/// letters that waited for a pause, broke the line of "élève?" before its end.
struct KeysBehindText {
  private enum Item {
    case key(KeyEvent)
    case text(String)
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// The text after the last key, or "".
  var text: String { if case .text(let text)? = items.last { text } else { "" } }

  /// What will be sent, up to the last key.
  var effects: [FieldEffect] {
    let last = items.lastIndex { if case .key = $0 { true } else { false } } ?? -1
    return items[...last].map {
      switch $0 {
      case .key(let key): .forwardKey(key.keysym, keycode: key.keycode, isRelease: false)
      case .text(let text): .commit(text)
      }
    }
  }

  /// Whether a key can be sent later: modifiers are not sent with it.
  static func canWait(_ key: KeyEvent) -> Bool {
    key.modifiers.isDisjoint(with: [.shift, .levelThree]) && !key.modifiers.isCommand
  }

  /// All texts, without the keys between them.
  var allText: String {
    items.reduce(into: "") { if case .text(let text) = $1 { $0 += text } }
  }

  /// Takes the text and the keys that an event sends, and returns whether they can wait.
  mutating func takeAll(from turn: inout Turn) -> Bool {
    let changes = turn.effects.filter { $0.isCommit || $0.changesText }
    guard changes.allSatisfy({ $0.isCommit || $0.isKey }) else { return false }
    turn.takeKeysAndCommit()
    for change in changes {
      switch change {
      case .field(.commit(let text)): add(text)
      case .field(.forwardKey(let keysym, let keycode, false)):
        add(KeyEvent(keysym: keysym, keycode: keycode, time: turn.now))
      default: break
      }
    }
    return true
  }

  mutating func add(_ key: KeyEvent) { items.append(.key(key)) }

  mutating func add(_ text: String) {
    if text.isEmpty { return }
    if case .text(let before)? = items.last {
      items[items.count - 1] = .text(before + text)
    } else {
      items.append(.text(text))
    }
  }

  mutating func takeBack(scalars count: Int) {
    guard case .text(var text)? = items.popLast() else { return }
    text.unicodeScalars.removeLast(count)
    add(text)
  }

  /// Sends the keys at the front, and returns the text that comes next, or "".
  mutating func sendKeys(_ turn: inout Turn) -> String {
    while !items.isEmpty {
      switch items.removeFirst() {
      case .key(let key): turn.forward(key.keysym, keycode: key.keycode)
      case .text(let text): return text
      }
    }
    return ""
  }
}
