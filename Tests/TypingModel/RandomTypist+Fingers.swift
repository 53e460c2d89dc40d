import KeyboardCore

extension RandomTypist {
  mutating func tap(_ key: TestKey) {
    press(key)
    wait(generator.pick([0, 5, 30]))
    release(key)
  }

  mutating func press(_ key: TestKey) {
    release(key)
    if let up = ups[key.keycode], up.after >= KeyboardTiming.soonestRepeat,
      time - up.at <= KeyboardTiming.busyPairGap
    {
      wait(KeyboardTiming.busyPairGap + 1)
    }
    steps.append(.press(key))
    down.append((key, time))
    endHold()
    if generator.chance(30) { letGo() }
  }

  /// Lifts a finger from a key that was pressed before, if there is one.
  private mutating func letGo() {
    guard !keepsFingersDown, down.count > 1, let first = down.first else { return }
    release(first.key)
  }

  mutating func release(_ key: TestKey) {
    guard let index = down.firstIndex(where: { $0.key.keycode == key.keycode }) else { return }
    let (key, pressedAt) = down.remove(at: index)
    steps.append(.release(key))
    ups[key.keycode] = (time, time - pressedAt)
    if candidate != nil, !down.contains(where: { $0.pressedAt == candidate }) { endHold() }
  }

  mutating func endHold() { candidate = nil }

  mutating func waitForLastTap(of key: TestKey) {
    release(key)
    if let up = ups[key.keycode], time - up.at <= KeyboardTiming.tapThenHold {
      wait(KeyboardTiming.tapThenHold + 1)
    }
  }

  /// Lets time pass, but no finger stays on a letter until it opens its list.
  mutating func wait(_ milliseconds: Int) {
    if let candidate, time + milliseconds - candidate >= holdDelay {
      for (key, _) in down { release(key) }
    }
    advance(milliseconds)
  }

  mutating func advance(_ milliseconds: Int) {
    steps.append(.wait(milliseconds))
    time += milliseconds
  }
}

extension RandomTypist {
  mutating func shortcut() {
    steps.append(.press(.control))
    endHold()
    isListOpen = false
    tap(TestKey(stringLiteral: generator.pick(["e", "c", "1"])).with(.control))
    steps.append(.release(TestKey.control.with(.control)))
  }

  mutating func interrupt() {
    letReleasesBeFinal()
    endHold()
    isListOpen = false
    let client = place.field.client
    steps += generator.pick([
      [.send(.reset)], [.send(.focusOut), .send(.focusIn(client: client))],
      [.send(.focusIn(client: client))],
      [.send(.focusOut), .wait(20), .send(.focusIn(client: client)), .wait(20)],
    ])
  }

  /// A release that is not final yet takes no entry once the field changes.
  mutating func letReleasesBeFinal() {
    if field.settings.releasePicks { wait(KeyboardTiming.busyPairGap + 1) }
  }

  mutating func visitPassword() {
    letReleasesBeFinal()
    endHold()
    isListOpen = false
    let contentType = place.field.contentType
    steps.append(.send(.contentType(ContentType(purpose: .password))))
    isSecret = true
    for _ in 0..<3 { type(generator.pick(["e", "x", "o", "1"])) }
    repeatKey("e")
    isSecret = false
    steps.append(.send(.contentType(contentType)))
  }
}
