import KeyboardCore

extension RandomTypist {
  mutating func hold(_ key: TestKey) {
    let entries = entries(key)
    guard !entries.isEmpty else {
      return moreWhenHeld(key) == nil ? repeatKey(key) : holdForMore(key)
    }
    if isListOpen { leaveList(before: key) }
    waitForLastTap(of: key)
    press(key)
    let held = letter(key) ?? ""
    insertLetter(of: key)
    candidate = nil
    repeats(key, total: holdDelay + generator.number(60...400))
    isListOpen = true
    let isDown = generator.chance(40)
    if !isDown { release(key) }
    wait(generator.number(0...300))
    switch generator.number(0...9) {
    case 0: break  // What comes next closes the list.
    case 1: edit(.escape) { _ in }
    case 2: backspace()
    default: pick(entries, of: key, typing: held, isDown: isDown)
    }
  }

  mutating func holdCapital(_ key: TestKey) {
    if isListOpen { leaveList(before: key) }
    steps.append(.press(.shift))
    endHold()
    hold(key)
    // Once the list is open a Shift that goes up belongs to the letter.
    steps.append(.release(TestKey.shift.with(.shift)))
  }

  private mutating func pick(
    _ entries: [String], of key: TestKey, typing held: String, isDown: Bool
  ) {
    let entries = generator.chance(15) ? otherCase(of: held) ?? entries : entries
    let index = generator.number(0...entries.count - 1)
    meant.deleteBackward()
    meant.insert(entries[index])
    isListOpen = false
    if generator.chance(25) { return highlight(index, of: key, isDown: isDown) }
    let (page, place) = index.quotientAndRemainder(dividingBy: CandidateList.pageSize)
    for _ in 0..<page { tap(generator.pick([.down, .pageDown, .keypadDown])) }
    switch generator.number(0...2) {
    case 0: steps.append(.send(.candidateClicked(place)))
    case 1: tap(.keypad(place + 1))
    default: tap(TestKey(stringLiteral: "\(place + 1)"))
    }
    wait(generator.number(0...50))
  }

  /// Goes to an entry and takes it, by Return or Space or by letting go of the key.
  private mutating func highlight(_ index: Int, of key: TestKey, isDown: Bool) {
    let releasePicks = isDown && place.field.settings.releasePicks
    keepsFingersDown = releasePicks
    for _ in 0...index { tap(generator.pick([.right, .tab, .keypadRight])) }
    if releasePicks && generator.chance(50) {
      release(key)
    } else {
      tap(generator.pick([.return, " ", .keypadEnter]))
    }
    keepsFingersDown = false
    wait(generator.number(0...50))
  }

  /// Takes the other case by the Shift key, if there is one.
  private mutating func otherCase(of letter: String) -> [String]? {
    let other = letter == letter.uppercased() ? letter.lowercased() : letter.uppercased()
    guard other != letter, let entries = Self.callouts[other] else { return nil }
    steps += [.press(.shift), .wait(20), .release(TestKey.shift.with(.shift))]
    time += 20
    return entries.map(String.init)
  }

  mutating func repeatOrdinaryKey() {
    if isListOpen { edit(.escape) { _ in } }
    repeatKey(generator.pick(["r", "v", ";"]))
  }

  /// A key without callouts here types as often as it repeats.
  mutating func repeatKey(_ key: TestKey) {
    if isListOpen { leaveList(before: key) }
    press(key)
    let count = repeats(key, total: generator.number(200...700))
    insertLetter(of: key, times: count + 1)
    candidate = nil
    release(key)
  }

  mutating func tapThenHold(_ key: TestKey) {
    if isListOpen { leaveList(before: key) }
    press(key)
    wait(generator.number(0...90))
    release(key)
    wait(generator.number(16...250))
    press(key)
    let count = repeats(key, total: generator.number(100...900))
    insertLetter(of: key, times: count + 2)
    candidate = nil
    release(key)
  }

  /// Holds a key for a time, with repeats as some desktop sends them, and counts those.
  @discardableResult
  private mutating func repeats(_ key: TestKey, total: Int) -> Int {
    let end = time + total
    var count = 0
    let style = generator.number(0...2)
    if style > 0 {
      advance(generator.number(150...660))
      let interval = generator.number(12...60)
      while time < end {
        if style == 1 {
          steps.append(.press(key))
        } else {
          steps += [.release(key), .wait(1), .press(key)]
          time += 1
        }
        count += 1
        advance(interval)
      }
    }
    if time < end { advance(end - time) }
    return count
  }
}
