import KeyboardCore

@testable import GLib
@testable import Wayland
@testable import callout_wayland

/// Plays steps on a model of a desktop, and says which rules they broke.
@MainActor final class DesktopPlay {
  /// What should arrive.
  struct Expected {
    var text: String
    /// Whether it has to: a letter that is typed while the focus moves to what is no field may be lost
    /// by the programs, which is not ours.
    var isCertain: Bool
    /// When it was typed, in ms.
    var time: Int
  }

  let clock: VirtualClock
  let model: any DesktopModel
  let judgesText: Bool
  private let onlyFields: Bool
  private let keepsLetters: Bool
  private let mayStandStill: Bool
  var expected: [Expected] = []
  private var lastMove = Int.min / 2
  private var isStandingStill = false
  private var standsAlone = false
  /// When the last standstill began and ended, in ms.
  private var standStillStart = 0
  private var standStillEnd = Int.min / 2
  private var presses: [UInt32: Int] = [:]
  private var releases: [UInt32: Int] = [:]

  /// How near to a move of the focus a letter may go with it, in ms: a key that moves it waits for the
  /// letters before it, each of which may be sent twice.
  private static let nearness = 2000
  /// How long a letter is down at most that is no pick, in ms.
  private static let longestTap = 200
  var violations: [String] = []

  /// What breaks a rule when steps are played on a new desktop, in words.
  static func violations(
    _ steps: [HandStep], on kind: any DesktopKind, judgesText: Bool, onlyFields: Bool
  ) -> [String] {
    VirtualClock.use { clock in
      let play = DesktopPlay(kind, clock, judgesText: judgesText, onlyFields: onlyFields)
      defer { play.model.end() }
      play.play(steps)
      return play.violations
    }
  }

  /// A window or two with fields, one of them secret, and a button unless there are `onlyFields`.
  private init(_ kind: any DesktopKind, _ clock: VirtualClock, judgesText: Bool, onlyFields: Bool) {
    self.clock = clock
    self.judgesText = judgesText
    self.onlyFields = onlyFields
    mayStandStill = kind.mayStandStill
    keepsLetters = onlyFields && kind.keepsLetters
    typealias Field = WindowModel.FieldModel
    let isSilent =
      switch kind.silentFields {
      case .never: false
      case .besideButtons: !onlyFields
      case .always: true
      }
    let first: [WindowModel.Element] = [
      .field(Field()), .field(Field(reportsText: !isSilent)), .field(Field(.password)),
    ]
    let windows =
      onlyFields
      ? [WindowModel(first)]
      : [WindowModel([.button] + first), WindowModel([.field(Field()), .button])]
    model = kind.makeModel(clock, windows)
    model.activate(window: 0)
    clock.pass(1000)
  }

  /// Plays the steps, lets go of all keys, and waits.
  private func play(_ steps: [HandStep]) {
    for step in steps { play(step) }
    if isStandingStill { play(.goOn) }
    for code in model.physical.sorted() { play(.release(code)) }
    play(.delays([0, 0, 0, 0, 0]))
    clock.pass(20_000)
    if judgesText, model.shown?.candidates != nil {
      // A tap becomes a hold if the program stands still for long: the letter is in the list.
      model.press(Key.escape)
      model.release(Key.escape)
      clock.pass(20_000)
    }
    judge()
  }

  /// Lets time pass; who types whole texts holds no key for long meanwhile.
  private func pass(_ milliseconds: Int) {
    let end = clock.now + milliseconds
    while judgesText, let (code, time) = oldestText, time + Self.longestTap <= end {
      passAsItIs(max(0, time + Self.longestTap - clock.now))
      play(.release(code))
    }
    passAsItIs(end - clock.now)
  }

  private func passAsItIs(_ milliseconds: Int) {
    if isStandingStill {
      clock.standStill(milliseconds, alone: standsAlone)
    } else {
      clock.pass(milliseconds)
    }
  }

  /// The letter that is down for the longest time, and since when.
  private var oldestText: (UInt32, Int)? {
    presses.filter { model.physical.contains($0.key) && Key.texts[$0.key] != nil }
      .min { ($0.value, $0.key) < ($1.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private func play(_ step: HandStep) {
    switch step {
    case .press(let code): press(code)
    case .release(let code):
      model.release(code)
      releases[code] = clock.now
      pass(0)
    case .pass(let time): pass(time)
    case .standStill(let alone):
      (isStandingStill, standsAlone) = (mayStandStill, alone)
      // Two that follow each other are one.
      if clock.now - standStillEnd >= Self.nearness { standStillStart = clock.now }
    case .goOn:
      isStandingStill = false
      standStillEnd = clock.now
      clock.runDue(downTo: .high)
      pass(0)
    case .click(let element):
      // Nobody clicks as soon as a letter is typed.
      pass(600)
      move()
      model.click(element: element)
      pass(0)
    case .front(let window):
      guard !onlyFields else { return }
      move()
      model.activate(window: window)
      pass(0)
    case .delays(let times):
      for (channel, time) in zip(model.channels, times) { channel.delay = time }
    case .erase(let pause):
      guard !isStandingStill else { return }
      for code in model.physical.sorted() { play(.release(code)) }
      pass(600)
      // A tap may have become a hold, whose letter BackSpace takes out of the preedit.
      guard model.shown?.candidates == nil else { return }
      press(Key.backspace)
      pass(min(pause, 40))
      play(.release(Key.backspace))
      pass(max(0, pause - 40))
    case .command(let code):
      pass(200)
      press(Key.control)
      pass(300)
      press(code)
      pass(40)
      play(.release(code))
      pass(400)
      play(.release(Key.control))
      pass(300)
    case .layout: model.switchLayout()
    case .restart:
      // A program that stands still does not start.
      play(.goOn)
      model.restart()
    case .pick(let code, let digit): pick(code, digit)
    }
  }

  private func press(_ code: UInt32) {
    guard !model.physical.contains(code) else { return }
    // No hand presses a key again as soon as this; Qt's repeats, in pairs, may be as slow.
    let pause = KeyboardTiming.busyPairGap + 1
    if let time = releases[code], clock.now - time < pause { pass(pause - clock.now + time) }
    let isCommand = model.modifiers & (Key.controlMask | Key.altMask) != 0
    let isButton = model.front.map { model.windows[$0].field == nil } ?? true
    if code == Key.tab || code == Key.l && isCommand || code == Key.j && isButton { move() }
    if !isCommand, let text = code == Key.backspace ? "⌫" : Key.texts[code] {
      // A key that moves the focus while all stands still does so at the end of that.
      let move = lastMove >= standStillStart ? max(lastMove, lastStandStill) : lastMove
      let isNear = clock.now - move < Self.nearness
      append(text, isCertain: model.front != nil && (keepsLetters && !isSilent || !isNear))
    }
    presses[code] = clock.now
    model.press(code)
    pass(0)
  }

  /// The last time at which all stood still.
  private var lastStandStill: Int { isStandingStill ? clock.now : standStillEnd }

  /// Whether a program seems to make no reports: a letter is shown apart from its text then, where it may
  /// be lost.
  private var isSilent: Bool {
    lastStandStill - standStillStart >= 600 && clock.now - lastStandStill < Self.nearness
  }

  /// The focus moves: what was typed just before may go with it.
  private func move() {
    lastMove = clock.now
    guard !keepsLetters || isSilent else { return }
    // What is typed while nothing is answered is not answered before the focus moves.
    let wasStandingStill = clock.now - lastStandStill < Self.nearness
    let start = (wasStandingStill ? min(standStillStart, clock.now) : clock.now) - Self.nearness
    for index in expected.indices where expected[index].time > start {
      expected[index].isCertain = false
    }
  }

  /// Holds a key until its list is seen, and takes an entry; where no list is shown, the digit is typed.
  private func pick(_ code: UInt32, _ digit: Int) {
    guard judgesText, model.physical.isEmpty, !isStandingStill, let front = model.front,
      model.windows[front].field.map({ !$0.isSecret }) == true, clock.now - lastMove > 800,
      let text = Key.texts[code]
    else { return }
    guard model.showsLists else {
      model.press(code)
      clock.pass(700)
      press(UInt32(1 + digit))
      clock.pass(50)
      play(.release(UInt32(1 + digit)))
      model.release(code)
      clock.pass(3000)
      guard let typed = expected.popLast() else { return }
      appendRepeats(of: text, in: model.arrived.dropLast())
      expected.append(typed)
      return
    }
    model.press(code)
    for _ in 0..<40 where model.shown?.candidates == nil { clock.pass(20) }
    clock.pass(200)
    defer { clock.pass(600) }
    guard let entries = model.shown?.candidates?.entries else {
      // Without a list the key repeats until it is up, and a repeat may be on its way for long: each
      // letter of a burst before it may be sent twice.
      model.release(code)
      clock.pass(10_000)
      appendRepeats(of: text, in: model.arrived[...])
      return
    }
    let digit = min(digit, entries.count)
    model.press(UInt32(1 + digit))
    clock.pass(30)
    model.release(UInt32(1 + digit))
    clock.pass(30)
    model.release(code)
    append(entries[digit - 1])
  }

  /// Expects a letter as often as it has arrived at the end, but at least once.
  private func appendRepeats(of text: String, in arrived: ArraySlice<String>) {
    let count = arrived.reversed().prefix { $0 == text }.count
    let known = expected.reversed().prefix { $0.text == text }.count
    for _ in 0..<max(count - known, count == 0 ? 1 : 0) { append(text) }
  }

  private func append(_ text: String, isCertain: Bool = true) {
    expected.append(Expected(text: text, isCertain: isCertain, time: clock.now))
  }
}
