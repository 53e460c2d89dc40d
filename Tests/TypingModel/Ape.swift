import KeyboardCore

/// Presses anything, lets go of anything, and pays no heed to what is on the screen.
///
/// Now and then it does what people do, so that it gets somewhere: holds a key and presses a digit,
/// types a dead key and a letter. It is easily distracted from that.
struct Ape {
  private static let waits = [
    0, 0, 1, 5, 14, 15, 16, 30, 55, 100, 250, 300, 490, 500, 700, 2000, 2500,
  ]

  private var generator: SeededGenerator
  private let client: String
  private var down: [TestKey] = []
  private var next: [KeyStep] = []

  /// An ape of its own character, before a field of a program.
  init(_ generator: SeededGenerator, client: String) {
    self.generator = generator
    self.client = client
  }

  /// Whether nothing is left that would decide what it does.
  var isTired: Bool { generator.isExhausted && next.isEmpty }

  mutating func step() -> KeyStep {
    if !next.isEmpty, !generator.chance(6) { return taken(next.removeFirst()) }
    switch generator.number(0...99) {
    case 0..<32: return taken(.press(generator.pick(Self.keys)))
    case 32..<45 where !down.isEmpty: return taken(.release(generator.pick(down)))
    case 45..<49 where !down.isEmpty: return taken(.press(generator.pick(down)))
    case 49..<53 where !down.isEmpty:
      let key = generator.pick(down)
      next.insert(contentsOf: [.wait(generator.number(0...16)), .press(key)], at: 0)
      return taken(.release(key))
    case 53..<55: return taken(.release(generator.pick(Self.keys)))
    case 55..<60: return .send(event())
    case 60..<62: return .set(generator.pick(Self.changes))
    case 62..<85 where next.isEmpty:
      next = phrase()
      return taken(next.removeFirst())
    default: return .wait(generator.pick(Self.waits))
    }
  }

  private mutating func event() -> InputEvent {
    generator.chance(12) ? .focusIn(client: client) : generator.pick(Self.events)
  }

  private mutating func taken(_ step: KeyStep) -> KeyStep {
    switch step {
    case .press(let key): if !down.contains(key) { down.append(key) }
    case .release(let key): down.removeAll { $0.keycode == key.keycode }
    case .wait, .send, .set: break
    }
    return step
  }

  private mutating func pause() -> Move { .wait(generator.pick([0, 1, 10, 30, 60])) }

  /// A few steps as people make them.
  private mutating func phrase() -> [KeyStep] {
    let letter = generator.pick(Self.letters)
    let moves: [Move]
    switch generator.number(0...29) {
    case 0: moves = [.press(letter), .wait(600), pause(), .tap(pick()), .release(letter)]
    case 1:
      moves = [.hold(letter), .tap(.right), .tap(generator.pick([.right, .left, .down]))] + take()
    case 2:
      moves = [.hold(letter), .tap(.shift), .send(.candidateClicked(generator.number(0...4)))]
    case 3:
      moves = [
        .press(letter), .wait(600), .tap(.right), .release(letter),
        .wait(generator.pick([5, 20, 20])), .tap("x"),
      ]
    case 4:
      moves = [
        .tap(.deadAcute), pause(), .tap(generator.pick(["e", "a", "x", " ", .deadAcute, .return])),
      ]
    case 5:
      moves = [
        .tap(.compose), .tap(generator.pick(["o", "x", "e", "s"])),
        .tap(generator.pick(["e", "x", "'", "s"])),
      ]
    case 6, 27: moves = [Self.openEmojis(generator.chance(50))] + emojis()
    case 7:
      moves =
        [.tap(" "), .wait(100), .click(":"), .type(generator.pick(["ot", "th", "ka"]))] + take()
    case 8:
      moves = [.tap("\""), pause(), .tap(generator.pick([.backspace, "e", "\"", .backspace]))]
    case 9, 29:
      moves = [
        .tap(" "), .tap("'"), .tap(letter), .tap("'"),
        generator.pick([.tap("x"), .tap(.backspace), .tap(.backspace)]),
      ]
    case 10: moves = [.tap(letter), .tap(" "), .tap(" "), .tap(letter)]
    case 11: moves = [.tap(.shift), .tap(.shift), .tap("x"), .tap(letter)]
    case 12, 18:
      moves = [.type("to be"), .holdPressing(.backspace, for: 4500, delay: 400, interval: 1300)]
    case 19: moves = [.tap("\""), .send(.surroundingText(Self.selection)), .tap(.backspace)]
    case 20:
      moves = [
        .tap("\""), .tap("\""), .tap(.backspace), .send(.action(.backspace)), .tap(.backspace),
      ]
    case 21:
      let inPairs = client == TestField.qt.client || client == TestField.xim.client
      let hold = inPairs && generator.chance(50) ? Move.holdPairing : Move.holdPressing
      moves = [hold(letter, 2000, 400, 250)]
    case 22: moves = [.hold(letter), .tap(.left), .tap(.return), .holdPressing(letter)]
    case 23: moves = [.tap(letter), pause(), .tap(Self.ask)] + take()
    case 24: moves = [.tap(letter), .tap(Self.ask), .tap(Self.ask), .tap(letter), .tap(.backspace)]
    case 25:
      moves = [
        .tap(" "), .type("ne"), .tap(Self.askWord), .send(.spellings(Self.spelled("ne", "né"))),
        generator.pick([.tap(.backspace), .tap("x"), .tap(Self.ask)]),
      ]
    case 28:
      let waits = [0, 100, 250, 450, 700]
      moves = [
        generator.chance(50) ? .tap(letter) : .hold(letter), .tap(Self.ask),
        .wait(generator.pick(waits)), .tap(Self.ask), .wait(generator.pick(waits)), .tap(Self.ask),
      ]
    case 13: moves = [.tap(.control), .tap(.control)]
    case 14: moves = [.hold(generator.pick(["q", .home, "x", "h"]))]
    case 15: moves = [.tap("t"), .tap("t")]
    case 16:
      moves = [.click(letter), .click("x"), .click(letter), .click("h"), pause(), .click("n")]
    case 26: moves = [.hold(letter), .tap(.right), .tap(.insert)] + take()
    default: moves = [.tap(TestKey("y").with([.super, .alt])), .tap(letter), .tap(letter)]
    }
    return moves.flatMap(\.steps)
  }

  private mutating func pick() -> TestKey { generator.pick(["1", "2", "3", .keypad(2), "9"]) }

  private mutating func take() -> [Move] {
    [.tap(generator.pick(["1", "2", .return, " ", .escape, "x"]))]
  }

  private mutating func emojis() -> [Move] {
    let search: [Move] =
      generator.chance(50) ? [.type(generator.pick(["ot", "th", "ka", "ha"]))] : []
    let digit: TestKey = generator.pick(["1", "2", "4", "5"])
    switch generator.number(0...4) {
    case 0: return search + [.tap(digit)]
    case 3: return search + [.tap(.right), .tap(.insert), .tap(generator.pick(Self.letters))]
    case 1: return search + [.hold(digit), .tap(pick())]
    case 2: return search + [.tap(.right), .tap(.right), .tap(.down)] + take()
    default: return search + [.press(digit), pause(), .tap(generator.pick(Self.letters))]
    }
  }

  private static func openEmojis(_ isBound: Bool) -> Move {
    isBound ? .tap(TestKey("e").with([.super, .alt])) : .send(.action(.keyboardType(.emojis)))
  }
}
