import KeyboardCore

// What goes beyond letters: sequences, emoji, bindings, quotation marks.
extension RandomTypist {
  /// What holding a key adds that opens no list, by a binding or by the handler.
  func moreWhenHeld(_ key: TestKey) -> String? {
    guard !isSecret else { return nil }
    if key.keysym == .q, key.modifiers.isEmpty { return "ℚ" }
    return letter(key).flatMap { LongPressHandler.texts[$0] }
  }

  mutating func holdForMore(_ key: TestKey) {
    if isListOpen { leaveList(before: key) }
    waitForLastTap(of: key)
    press(key)
    let more = moreWhenHeld(key) ?? ""
    insertLetter(of: key)
    candidate = nil
    advance(holdDelay + generator.number(10...100))
    meant.insert(more)
    release(key)
  }

  mutating func backspace() {
    let quote = lastQuote
    edit(.backspace) { meant in
      guard let quote, meant.before.hasSuffix(quote.inserted) else {
        return meant.deleteBackward()
      }
      meant.deleteBackward()
      meant.insert(quote.typed)
    }
    // Where a program may have deleted something unknown, nothing is certain for a while.
    if place.prose.isOn { wait(260) }
  }

  /// A quotation mark, after which BackSpace may take it back.
  mutating func quote() {
    guard place.layout == nil else { return }
    let mark = generator.pick(["\"", "'"])
    let key = TestKey(stringLiteral: mark)
    if isListOpen { leaveList(before: key) }
    press(key)
    let inserted = place.prose.mark(mark, after: meant.before)
    meant.insert(inserted)
    lastSpace = nil
    lastQuote = inserted == mark ? nil : (mark, inserted)
    candidate = nil
    wait(generator.number(0...60))
    release(key)
    if generator.chance(30) { backspace() }
  }

  mutating func useBinding() {
    isListOpen = false
    if generator.chance(60) {
      press(.f1)
      meant.insert("¶¶")
      wait(generator.number(0...60))
      return release(.f1)
    }
    for _ in 0..<2 {
      steps.append(.press(.control))
      endHold()
      advance(generator.number(5...40))
      steps.append(.release(TestKey.control.with(.control)))
      advance(generator.number(5...40))
    }
    meant.insert("⌃")
  }
}

extension RandomTypist {
  /// A dead key or a Compose sequence, which comes to an end or is broken off.
  mutating func composeLetter() {
    let sequences: [([TestKey], String)] = [
      ([.compose, "o", "e"], "œ"), ([.compose, "s", "s"], "ß"), ([.compose, "x", "x"], "hello"),
      ([.compose, "o", "r"], "or"), ([.compose, "o", .escape], ""),
      ([.compose, "e", .backspace, .backspace], ""),
    ]
    let dead: [([TestKey], String)] = [
      ([.deadAcute, "e"], "é"), ([.deadAcute, "a"], "á"), ([.deadAcute, " "], "´"),
      ([.deadAcute, .deadAcute], "´"), ([.deadCircumflex, .deadAcute, "e"], "ế"),
      ([.deadAcute, "r"], "´r"), ([.deadCircumflex, "1"], "^1"), ([.deadAcute, .return], "´\n"),
      ([.deadAcute, .escape], ""), ([.deadCircumflex, .backspace], ""),
    ]
    let (keys, text) = generator.pick(place.layout == nil ? sequences + dead : sequences)
    isListOpen = false
    for key in keys {
      press(key)
      wait(generator.pick([0, 5, 30, 80]))
      release(key)
      wait(generator.pick([0, 5, 30, 80]))
    }
    meant.insert(text)
  }

  /// Opens the list of emoji, searches for one and picks it.
  mutating func pickEmoji() {
    let tap = TestKey("e").with([.super, .alt])
    if generator.chance(50) {
      press(tap)
      release(tap)
    } else {
      for (key, _) in down { release(key) }
      letReleasesBeFinal()
      steps.append(.send(.action(.keyboardType(.emojis))))
    }
    isListOpen = false
    let (name, emoji) = generator.pick([("ott", "🦦"), ("thu", "👍"), ("gri", "😀")])
    search(name)
    let hasTones = emoji == "👍"
    if hasTones, field.settings.hold, !place.prose.isOn, generator.chance(50) {
      pickTone(of: emoji)
    } else {
      pickFirst()
      meant.insert(tones[emoji] ?? emoji)
    }
    advance(KeyboardTiming.busyPairGap + 1 + generator.number(0...50))
  }

  private mutating func pickTone(of emoji: String) {
    press("1")
    advance(holdDelay + generator.number(20...200))
    release("1")
    let tone = generator.number(1...6)
    tap(TestKey(stringLiteral: "\(tone)"))
    let picked =
      tone == 1 ? emoji : emoji + String(Unicode.Scalar(0x1f3fb + UInt32(tone) - 2) ?? "?")
    tones[emoji] = picked
    meant.insert(picked)
  }

  private mutating func pickFirst() {
    switch generator.number(0...3) {
    case 0: steps.append(.send(.candidateClicked(0)))
    case 1: tap(.keypad(1))
    case 2:
      tap(.right)
      tap(generator.pick([.return, " "]))
    default: tap("1")
    }
  }

  private mutating func search(_ name: String) {
    for letter in name.chars {
      tap(TestKey(stringLiteral: letter))
      wait(generator.number(0...60))
    }
  }

  /// `:name` after a space, and the emoji in its place or not.
  mutating func searchWithColon() {
    if isListOpen { leaveList(before: ":") }
    space()
    wait(generator.number(0...60))
    steps.append(.press(.shift))
    tap(":")
    steps.append(.release(TestKey.shift.with(.shift)))
    let (name, emoji) = generator.pick([("ott", "🦦"), ("thu", "👍"), ("gri", "😀")])
    search(name)
    lastSpace = nil
    lastQuote = nil
    switch generator.number(0...3) {
    case 0:
      meant.insert(":" + name)
      edit(.escape) { _ in }
    case 1:
      meant.insert(":" + name)
      space()
    default:
      pickFirst()
      meant.insert(tones[emoji] ?? emoji)
    }
  }
}
