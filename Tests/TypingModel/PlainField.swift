import KeyboardCore

/// A text field in the simplest terms, apart from the library's own.
///
/// It has the habits of its program: GTK 4 drops its preedit when it resets, and Firefox
/// resets after each text before the next letter has arrived.
struct PlainField {
  /// What is in the field, less the preedit.
  private(set) var line = Line()
  private(set) var preedit: Preedit?
  private(set) var list: CandidateList?
  /// The line above the list.
  private(set) var title: String?

  private var client: String
  private var preeditSince = 0
  private var lastText: Int?

  init(client: String) { self.client = client }

  /// What the program does by itself before the keyboard learns of an event.
  mutating func begin(_ event: InputEvent, at time: Int) {
    switch event {
    case .focusIn(let client):
      commitPreedit()
      self.client = client
    case .focusOut: commitPreedit()
    case .reset:
      if client.hasPrefix("gtk4-im:") {
        preedit = nil
      } else if !isLateReset(at: time) {
        commitPreedit()
      }
    default: break
    }
  }

  /// What the program does for the keyboard.
  mutating func apply(_ effects: [FieldEffect], at time: Int) {
    for effect in effects {
      switch effect {
      case .commit(let text):
        // Terminals delete a character for each of these.
        let erased = text.prefix { $0 == "\u{7f}" }.count
        line = (0..<erased).reduce(line) { line, _ in line.droppingCharacter() }
          .adding(String(text.dropFirst(erased)))
        lastText = time
      case .preedit(let preedit):
        self.preedit = preedit
        preeditSince = time
      case .candidates(let list): self.list = list
      case .auxiliary(let title): self.title = title
      case .deleteSurrounding(let offset, let count) where offset == -count:
        line = line.dropping(count)
      case .erase(let count):
        line = (0..<count).reduce(line) { line, _ in line.droppingCharacter() }
      case .forwardKey(let keysym, _, false):
        type(KeyEvent(keysym: keysym, keycode: 0, time: time))
      default: break
      }
    }
  }

  /// What the program does by itself with a key.
  mutating func type(_ key: KeyEvent) {
    line = Self.typed(key, in: line)
    if !key.isRelease, key.text != nil, !key.modifiers.isCommand { lastText = key.time }
  }

  /// What becomes of a line when a program gets a key.
  static func typed(_ key: KeyEvent, in line: Line) -> Line {
    guard !key.isRelease, !key.modifiers.isCommand else { return line }
    if let text = key.text { return line.adding(text) }
    guard key.modifiers.isDisjoint(with: [.shift, .levelThree]) else { return line }
    switch key.keysym.withoutKeypad {
    case .backspace: return line.dropping(1)
    case .return: return line.adding("\n")
    case .tab: return line.adding("\t")
    case .left: return line.moved(by: -1)
    case .right: return line.moved(by: 1)
    default: return line
    }
  }

  private func isLateReset(at time: Int) -> Bool {
    guard client.hasPrefix("gtk3-im:firefox"), let lastText, preedit?.isUnderlined == false else {
      return false
    }
    return time - lastText <= KeyboardTiming.lateReset
      && time - preeditSince <= KeyboardTiming.inFlight
  }

  private mutating func commitPreedit() {
    if let preedit { line = line.adding(preedit.text) }
    preedit = nil
  }
}
