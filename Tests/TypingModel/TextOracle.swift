import KeyboardCore

/// Says which texts an event may lead to, from what is to be seen before it and nothing else.
///
/// Nothing is known of what was meant, so there may be several: a letter, its capital, the entry of a
/// list in the place of the letter that is held. They are few, and each is a whole text: a letter
/// that is lost, doubled, wrong or in the wrong place is in none of them.
struct TextOracle {
  let look: Look
  let event: InputEvent
  /// Whether the event is a press of a key that was down, or nearly so.
  var isRepeat = false
  /// Whether a key may be one that was sent to the client and comes back, which passes.
  var mayEcho = false
  /// What the locale's own layout has in the place of a key, where letters come from it.
  var layout: TestLayout?
  /// The keys that are down.
  var down: [KeyEvent] = []

  /// The texts that may be there after the event.
  var allowed: Set<Line> {
    guard !look.secondTap.isEmpty, let once = look.line.replacing(look.secondTap, with: "") else {
      return usual
    }
    switch event {
    // It was the first of more repeats.
    case .key where isRepeat: return usual.union([once])
    // The client commits only what it shows.
    case .focusIn, .focusOut, .reset: return usual.union([once])
    default: return usual
    }
  }

  private var usual: Set<Line> {
    switch event {
    case .key(let key): key.isRelease ? afterRelease(key) : afterPress(key)
    case .timer(let timer, _): after(timer)
    case .candidateClicked(let index): afterClick(index)
    case .action(let action): afterAction(action)
    case .contentType, .selectLocale, .setHold: Set([look.line, look.line.adding(hidden)])
    case .reset: afterReset.union([look.lineAtOnce])
    case .focusIn, .focusOut: [look.line, look.lineAtOnce]
    case .spellings(let answer): afterAnswer(answer)
    case .surroundingText: [look.line, spelled(look.spelling)]
    default: [look.line]
    }
  }

  private func afterAnswer(_ answer: SpellingAnswer) -> Set<Line> {
    guard case .spellings(let spellings) = answer.finding, spellings.count == 1 else {
      return [look.line]
    }
    return [look.line, spelled((answer.word, spellings[0]))]
  }

  /// The text with a word replaced by its only spelling.
  private func spelled(_ found: (word: String, spelling: String)?) -> Line {
    found.flatMap { look.line.replacing($0.word, with: $0.spelling) } ?? look.line
  }

  /// A sequence that is not complete and cannot be seen.
  var hidden: String { look.isSequenceShown ? "" : look.literal }

  /// Programs that drop their preedit are sent the letter that is held, but no dead key.
  private var afterReset: Set<Line> {
    [look.line, look.line.replacing(look.literal, with: "") ?? look.line]
  }

  /// What changes the text comes after a sequence that is not complete, seen or not.
  private func afterAction(_ action: KeyboardAction) -> Set<Line> {
    let line = look.line.adding(hidden)
    let lines = outcomes(of: action, in: line)
    return lines == [line] ? [look.line, line] : lines
  }

  private func after(_ timer: KeyboardTimer) -> Set<Line> {
    switch timer {
    case .release where look.digit != nil:
      let picked = look.line.adding(look.digit ?? "")
      return look.isDigitCertain ? [picked] : [picked, look.line]
    case .release: return look.picksOnRelease ? picks(look.selectedEntry) : [look.line]
    case .longPress:
      // The binding at the time when the key went down applies.
      let bound = (look.settings.bindings + FuzzPlace.bindings).filter { binding in
        binding.gesture == .longPress && down.contains { binding.combination.matches($0) }
      }
      return bound.reduce(into: handledLongPresses) { lines, binding in
        for start in starts { lines.formUnion(outcomes(of: binding.action, in: start)) }
      }
    default: return [look.line, spelled(look.spelling)]
    }
  }

  private var handledLongPresses: Set<Line> {
    let texts = down.compactMap { letter(of: $0).text.flatMap { LongPressHandler.texts[$0] } }
    return Set([look.line] + texts.map { look.line.adding(hidden + $0) })
  }

  private func afterClick(_ index: Int) -> Set<Line> {
    guard let list = look.list else { return [look.line] }
    let isAbsolute = look.hasOnScreenKeyboard || index >= CandidateList.pageSize
    let entry =
      isAbsolute
      ? (list.entries.indices.contains(index) ? list.entries[index] : nil) : look.entry(at: index)
    guard let entry else { return [look.line] }
    return look.isEmojiOpen ? [look.line.adding(entry)] : picks(entry)
  }

  private func afterRelease(_ key: KeyEvent) -> Set<Line> {
    var lines: Set<Line> = [look.line]
    if let text = letter(of: key).text.flatMap({ LongPressHandler.doubleTaps[$0] }) {
      lines.insert(look.line.adding(hidden + text))
    }
    for binding in look.settings.bindings
    where binding.gesture == .doubleTap && binding.combination.matches(key) {
      for start in starts { lines.formUnion(outcomes(of: binding.action, in: start)) }
    }
    return lines
  }

  private func afterPress(_ key: KeyEvent) -> Set<Line> {
    if key.keysym.isModifier {
      // A release that is final now may have picked.
      return look.picksOnRelease ? picks(look.selectedEntry).union([look.line]) : [look.line]
    }
    var lines: Set<Line> = isRepeat ? [look.line] : []
    let binding = look.settings.bindings.first {
      $0.gesture == .press && $0.combination.matches(key)
    }
    if let binding {
      for start in starts { lines.formUnion(outcomes(of: binding.action, in: start)) }
      if !isRepeat { return lines }
    }
    return lines.union(typed(key))
  }

  private func typed(_ key: KeyEvent) -> Set<Line> {
    var lines: Set<Line> = []
    if look.isSwitchedOff || mayEcho {
      lines.insert(PlainField.typed(key, in: look.line))
    }
    if mayEcho { lines.insert(look.lineAfterEcho(key)) }
    // A shortcut cannot wait.
    if look.hasWaitingKeys { lines.formUnion(typedInText(key, look.lineAtOnce)) }
    if look.isSecret { return lines.union(typedInSecret(key)) }
    if look.isEmojiOpen {
      if let digit = look.digit {
        lines.formUnion(typedInText(key, look.line.adding(digit)))
        if !isRepeat, look.isDigitCertain { return lines }
      }
      return lines.union(typedInEmojis(key))
    }
    // The release of the held key may be final now, or not have come at all.
    if look.picksOnRelease {
      for line in picks(look.selectedEntry) { lines.formUnion(typedInText(key, line)) }
    }
    // Shift may be latched: then the digit row picks with it, too.
    if key.modifiers.contains(.shift), (2...10).contains(key.keycode) {
      var plain = key
      plain.modifiers.remove(.shift)
      lines.formUnion(typedInList(plain) ?? [])
    }
    if let inList = typedInList(key) { return lines.union(inList) }
    if look.isAsked, !look.movesOn, key.keysym != .backspace {
      return picks(look.selectedEntry).reduce(into: lines) { $0.formUnion(typedInText(key, $1)) }
    }
    return lines.union(typedInText(key, look.line))
  }
}

extension TextOracle {
  /// The key to go by: the system's, or the own layout's in its place.
  func letter(of key: KeyEvent) -> LayoutKey {
    let system = LayoutKey(keysym: key.keysym, text: key.text)
    let isKeypad = key.keysym.digit != nil && key.keysym.rawValue >= 0xff00
    guard let layout, !isKeypad, key.keycode != 0, key.text != nil || key.keysym.isDeadKey else {
      return system
    }
    return layout.key(keycode: key.keycode, modifiers: key.modifiers) ?? system
  }
}
