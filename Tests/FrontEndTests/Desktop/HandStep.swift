@testable import TypingModel

/// One thing that happens on a desktop.
nonisolated enum HandStep: Hashable, Sendable {
  case press(UInt32)
  case release(UInt32)
  /// Some ms go by.
  case pass(Int)
  /// The machine, or our program alone, stands still from now on, until `goOn`; keys are pressed meanwhile.
  case standStill(alone: Bool)
  case goOn
  /// A click on an element of the front window.
  case click(Int)
  /// Another window comes to the front, or none.
  case front(Int?)
  /// Messages take so many ms from now on: to the input method, from it, to programs, from them, and keys
  /// in programs.
  case delays([Int])
  /// A key with Control.
  case command(UInt32)
  /// All keys go up, and some time later BackSpace is tapped; the next key comes so many ms after it.
  case erase(pause: Int)
  /// The other layout is switched to.
  case layout
  /// The input method crashes, and starts again.
  case restart
  /// A key is held until its list is seen, and a digit picks from it.
  case pick(UInt32, digit: Int)
}

nonisolated extension HandStep {
  static func tap(_ code: UInt32, for milliseconds: Int) -> [Self] {
    [.press(code), .pass(milliseconds), .release(code)]
  }
}

/// Moves on a desktop at random.
nonisolated struct DesktopHand {
  /// What the hand does: types whole texts, which can be judged, or presses anything.
  enum Manner: Hashable, Sendable { case typing, wild }

  private var generator: SeededGenerator
  private let manner: Manner

  init(seed: UInt64, _ manner: Manner) {
    generator = SeededGenerator(seed: seed)
    self.manner = manner
  }

  /// The next few steps, which belong together.
  mutating func steps() -> [HandStep] {
    switch generator.number(0...99) {
    case 0..<30: return tap(generator.pick(Key.letters), generator.pick([5, 20, 60, 120, 200]))
    case 30..<42: return roll()
    case 42..<50: return double()
    case 50..<58: return tap(Key.tab, generator.pick([5, 40, 80, 150]))
    case 58..<61: return [.command(Key.l)]
    case 61..<65: return [.click(generator.number(0...3))]
    case 65..<68: return [.front(generator.pick([nil, 0, 1, 1, 0]))]
    case 68..<73:
      return [
        .delays(
          (0..<5).map { generator.pick($0 == 1 ? [0, 0, 1, 3, 8] : [0, 0, 1, 3, 10, 20, 40]) })
      ]
    case 73..<78: return [.erase(pause: generator.pick([0, 10, 40, 240]))]
    case 78..<83:
      return [.pass(600), .pick(generator.pick(Key.letters), digit: generator.number(1...3))]
    case 83..<87: return standStill()
    case 87..<91 where manner == .wild: return wild()
    default: return [.pass(generator.pick([0, 1, 5, 20, 60, 150, 500, 1500]))]
    }
  }

  private mutating func tap(_ code: UInt32, _ time: Int) -> [HandStep] {
    HandStep.tap(code, for: time) + [.pass(generator.pick([0, 5, 30, 60, 120]))]
  }

  /// Two keys, the second of which goes down before the first one is up.
  private mutating func roll() -> [HandStep] {
    let (first, second) = (generator.pick(Key.letters), generator.pick(Key.letters + [Key.tab]))
    guard first != second else { return [] }
    return [
      .press(first), .pass(generator.pick([5, 30, 60])), .press(second),
      .pass(generator.pick([1, 10, 40])), .release(first), .pass(generator.pick([0, 20, 60])),
      .release(second),
    ]
  }

  private mutating func double() -> [HandStep] {
    let code = generator.pick(Key.letters)
    return HandStep.tap(code, for: 60) + [.pass(generator.pick([70, 90, 120]))]
      + HandStep.tap(code, for: 60) + [.pass(20)]
  }

  /// The program stands still while keys are typed.
  private mutating func standStill() -> [HandStep] {
    let steps = generator.chance(50) ? double() : roll()
    // It begins before the keys, or between them.
    let place = generator.number(0...steps.count)
    let time = generator.pick([0, 50, 200, 200, 4000, 16_000])
    // After 15 s IBus gives a key to its program, before what is held.
    return steps[..<place] + [.standStill(alone: generator.chance(50))] + steps[place...]
      + [.pass(manner == .typing ? min(time, 4000) : time), .goOn]
  }

  /// Keys that stay down, or that were not.
  private mutating func wild() -> [HandStep] {
    let keys = Key.letters + [Key.tab, Key.escape, Key.control, Key.shift, Key.alt, 2, 3, 103, 106]
    switch generator.number(0...7) {
    case 0, 4: return [.press(generator.pick(keys))]
    case 5: return [.layout]
    case 6: return [.restart]
    case 3:
      // The focus moves while a list is open, or while a key repeats.
      let move: HandStep = generator.pick([.press(Key.tab), .front(nil), .front(1), .click(0)])
      return [.press(generator.pick(Key.letters)), .pass(1500), move]
    case 1: return keys.map { .release($0) }
    default: return [.release(generator.pick(keys)), .pass(generator.pick([0, 5, 700]))]
    }
  }
}
