import KeyboardCore

/// What no sound desktop sends: keys that mean nothing, clocks that jump, clients that lie.
///
/// Half of it is sensible, so that there is something to be disturbed.
struct WildEvents {
  /// One thing that is done to a keyboard.
  enum Step {
    case event(InputEvent)
    case set(SettingChange)
    case call(WildCall)
  }

  /// The time, in ms, of a clock that may jump.
  private(set) var now = 0
  private var generator: SeededGenerator
  private let client: String

  init(_ generator: SeededGenerator, client: String) {
    self.generator = generator
    self.client = client
  }

  /// Whether nothing is left that would decide what happens.
  var isExhausted: Bool { generator.isExhausted }

  /// What happens next, where these timers are running.
  mutating func next(running: Set<KeyboardTimer>) -> Step {
    now = max(-Self.farthest, min(Self.farthest, now + generator.pick(Self.jumps)))
    switch generator.number(0...31) {
    case 0..<12: return .event(.key(usualKey()))
    case 12..<17: return .event(.key(wildKey()))
    case 17..<20:
      let timers = running.isEmpty ? KeyboardTimer.allCases : running.sorted { "\($0)" < "\($1)" }
      return .event(.timer(generator.pick(timers), time: now))
    case 20: return .event(.surroundingText(surroundingText()))
    case 21: return .event(.candidateClicked(generator.pick(Self.numbers)))
    case 22: return .event(contentType())
    case 23: return .event(.capabilities(ClientCapabilities(rawValue: bits())))
    case 24: return .event(.focusIn(client: generator.pick(Self.names + [client, client])))
    case 25: return .event(.program(generator.chance(20) ? nil : generator.pick(Self.names)))
    case 26: return .set(generator.pick(Ape.changes + Self.changes))
    case 27:
      let action = action()
      let gesture = generator.pick(KeyboardGesture.allCases)
      return .event(generator.chance(50) ? .action(action) : .gesture(gesture, action))
    case 28: return .call(WildCall(&generator))
    case 29: return .event(.selectLocale(LocaleIdentifier(generator.pick(Self.names))))
    default: return .event(generator.pick(Ape.events))
    }
  }

  private mutating func usualKey() -> KeyEvent {
    let isRelease = generator.chance(45)
    return generator.pick(Ape.keys).event(isRelease: isRelease, at: now)
  }

  private mutating func wildKey() -> KeyEvent {
    let isUsual = generator.chance(50)
    let keysym = isUsual ? generator.pick(Ape.keys).keysym : Keysym(rawValue: bits())
    let text = generator.chance(30) ? nil : generator.pick(Self.texts)
    let keycode = generator.chance(50) ? UInt32(generator.number(0...60)) : bits()
    return KeyEvent(
      keysym: keysym, text: text, keycode: keycode, modifiers: Modifiers(rawValue: bits()),
      isRelease: generator.chance(50), time: now)
  }

  private mutating func surroundingText() -> SurroundingText {
    let anchor = generator.chance(50) ? nil : generator.pick(Self.numbers)
    let text = generator.pick(
      Self.texts + ["see", "to be", "●", "●●●", "●●●", String(repeating: "ab ", count: 300)])
    return SurroundingText(text: text, cursor: generator.pick(Self.numbers), anchor: anchor)
  }

  private mutating func contentType() -> InputEvent {
    let purpose = ContentPurpose(rawValue: UInt32(generator.number(0...13))) ?? .freeForm
    return .contentType(ContentType(purpose: purpose, hints: ContentHints(rawValue: bits())))
  }

  private mutating func action() -> KeyboardAction {
    let text = generator.pick(Self.texts)
    return generator.pick([
      .character(text), .text(text), .emoji(Emoji(text)), .keyboardType(.custom(named: text)),
      .keyboardType(.emojiSearch), .moveCursorBackward, .moveCursorForward, .tab, .urlDomain,
      .diacritic(Diacritic(char: text, replacements: [text: text])), .nextKeyboard, .settings,
      .shift(currentCasing: .auto), .custom(named: text), .url(text), .escape,
    ])
  }

  private mutating func bits() -> UInt32 {
    generator.pick([0, 0, 1, 2, 4, 5, 8, 9, 0x20, 0x29, 0x40, 0xff08, .max, generator.word()])
  }

  /// Far enough for every clock of a machine, and no overflow of ours.
  private static let farthest = 1 << 50
  private static let jumps = [
    0, 0, 0, 1, 1, 15, 30, 30, 100, 300, 500, 600, 3000, -1, -40, -5000, 1 << 31, -(1 << 31),
    1 << 45,
  ]
  private static let numbers = [0, 0, 1, 2, 3, 4, 9, 10, 400, -1, Int(UInt32.max), .max, .min]
  private static let texts = [
    "e", "a", "n", "s", "o", " ", "'", "\"", ":", "", "\u{0}", "\u{301}", "e\u{301}", "👍🏽", "\n",
    "\u{202e}", "ŉ", "İ", String(repeating: "e\u{301}", count: 40),
  ]
  private static let names = [
    "", "xim", "gnome-shell", "gtk4-im:x", "QIBusInputContext", "de", "*=",
  ]
  private static let changes: [SettingChange] = [
    SettingChange("no locales") { $0.locales = [] },
    SettingChange("unknown locales") { $0.locales = ["zz", "", "de-"] },
    SettingChange("delay 100") { $0.holdDelay = 100 },
    SettingChange("delay 5000") { $0.holdDelay = 5000 },
    SettingChange("moves on at once") { $0.scanInterval = 1 },
    SettingChange("moves on backwards") { $0.scanInterval = -1 },
    SettingChange("moves on late") { $0.scanInterval = .max },
    SettingChange("BounceKeys for ever", ofDesktop: { $0.bounceDelay = .max }),
    SettingChange("own letters") { $0.letterSource = .locale },
    SettingChange("held bindings") {
      let combination = KeyCombination(TestKey("q").keysym)
      $0.bindings = [KeyBinding(combination, gesture: .longPress, .keyboardType(.emojis))]
    },
  ]
}
