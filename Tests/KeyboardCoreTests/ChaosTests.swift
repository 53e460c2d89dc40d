import KeyboardCore
import Testing

@Suite("Anything at all") struct ChaosTests {
  static let fields: [TestField] = [
    .gtk, .xim, .replace, .gtk.capabilities([.preedit, .onScreenKeyboard]),
    .gtk.capabilities(.focus), .replace.capabilities(.preedit), .gtk.locales("de", "tr"),
    .xim.rules("*=replace"), .gtk.settings { $0.releasePicks = true },
    .xim.settings { $0.releasePicks = true }, .gtk.purpose(.terminal), .gtk.purpose(.number),
    .gtk.client("gnome-shell"),
    .gtk.settings { $0.holdDelay = 150 }.rules("gtk3-im:editor=backspace"),
  ]

  @Test(arguments: fields)
  func `Nothing is lost or doubled, and the rules of typing hold`(field: TestField) {
    for seed in 0..<250 as Range<UInt64> {
      var ape = Ape(seed: seed)
      let playback = Playback(field.makeController(), in: field)
      var problems: [String] = []
      for _ in 0..<40 {
        let step = ape.step()
        let isListOpen = playback.simulation.client.candidates != nil
        let before = playback.plain.unicodeScalars.count
        playback.take([step])
        let change = playback.plain.unicodeScalars.count - before
        let allowed = Self.changes(step, isListOpen: isListOpen, isRepeat: ape.isRepeat)
        if !allowed.contains(change) { problems.append("\(step) changed the length by \(change)") }
      }
      playback.finish()
      problems += TypingRules.violations(in: playback.log, of: playback.simulation)
      guard problems.isEmpty else {
        Issue.record("seed \(seed): \(problems)\n\(playback.story)")
        return
      }
    }
  }

  /// By how much a step may change the length of what is shown.
  ///
  /// Entries are as long as letters, so a pick changes nothing.
  private static func changes(
    _ step: KeyStep, isListOpen: Bool, isRepeat: Bool
  ) -> ClosedRange<Int> {
    switch step {
    case .press(let key) where key.keysym == .backspace && !key.modifiers.isCommand: -1...0
    case .press(let key) where key.modifiers.isCommand: 0...0
    case .press(let key) where [.return, .tab].contains(key.keysym.withoutKeypad):
      key.modifiers.contains(.shift) ? 0...0 : isListOpen || isRepeat ? 0...1 : 1...1
    case .press(let key) where key.text != nil: isListOpen || isRepeat ? 0...1 : 1...1
    case .send(.action(.character)): 1...1
    default: 0...0
    }
  }
}

/// Presses anything, lets go of anything, and pays no heed to what is on the screen.
private struct Ape {
  private static let keys: [TestKey] = [
    "a", "e", "e", "n", "o", "s", "E", "S", "x", "t", "X", "$", ".", "1", "2", "9", "0", "@", " ",
    .backspace, .return, .escape, .tab, .leftTab, .left, .right, .up, .down, .pageDown, .home,
    .keypad(2), .keypadEnter, .keypadRight, .shift, .shift, .control, .altGr, .capsLock, .f1,
    .deadAcute, TestKey("e").with(.control), TestKey("2").with(.alt), TestKey("a").at(0),
    TestKey("x").at(0), .azerty("é"), .backspace.with(.shift), .left.with(.shift),
  ]
  private static let waits = [0, 0, 1, 5, 14, 15, 16, 30, 100, 250, 300, 490, 500, 700, 2000, 2500]
  private static let events: [InputEvent] = [
    .focusOut, .focusIn(client: "gtk3-im:editor"), .focusIn(client: "xim"), .reset,
    .contentType(ContentType()), .contentType(ContentType(purpose: .password)),
    .contentType(ContentType(purpose: .terminal)), .candidateClicked(0), .candidateClicked(3),
    .candidateClicked(10), .pageUp, .pageDown, .cursorUp, .cursorDown, .setHold(false),
    .setHold(true), .setHold(true), .selectLocale("de"), .selectLocale("en"),
    .action(.character("!")), .action(.nextLocale), .action(.dismissKeyboard),
    .surroundingText(SurroundingText(text: "see", cursor: 1)),
    .surroundingText(SurroundingText(text: "", cursor: 0)),
  ]

  /// Whether the last step pressed a key that was down, or nearly so.
  private(set) var isRepeat = false

  private var generator: SeededGenerator
  private var down: [TestKey] = []
  private var ups: [UInt32: Int] = [:]
  private var next: [KeyStep] = []
  private var time = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func step() -> KeyStep {
    isRepeat = false
    if !next.isEmpty { return taken(next.removeFirst()) }
    switch generator.number(0...99) {
    case 0..<45: return taken(.press(generator.pick(Self.keys)))
    case 45..<58 where !down.isEmpty: return taken(.release(generator.pick(down)))
    case 58..<63 where !down.isEmpty: return taken(.press(generator.pick(down)))
    case 63..<68 where !down.isEmpty:
      let key = generator.pick(down)
      next = [.wait(generator.number(0...16)), .press(key)]
      return taken(.release(key))
    case 68..<70: return taken(.release(generator.pick(Self.keys)))
    case 70..<77: return .send(generator.pick(Self.events))
    default: return taken(.wait(generator.pick(Self.waits)))
    }
  }

  private mutating func taken(_ step: KeyStep) -> KeyStep {
    switch step {
    case .press(let key):
      let sinceUp = ups[key.keycode].map { time - $0 } ?? .max
      isRepeat =
        key.keycode != 0
        && (down.contains { $0.keycode == key.keycode } || sinceUp <= KeyboardTiming.repeatPairGap)
      if !down.contains(key) { down.append(key) }
    case .release(let key):
      down.removeAll { $0.keycode == key.keycode }
      ups[key.keycode] = time
    case .wait(let milliseconds): time += milliseconds
    case .send: break
    }
    return step
  }
}
