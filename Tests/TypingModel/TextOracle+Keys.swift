import KeyboardCore

// What keys may make of a text, by where they are typed.
extension TextOracle {
  /// Everything passes; sequences work and are not shown.
  func typedInSecret(_ key: KeyEvent) -> Set<Line> {
    let line = look.line
    guard !key.modifiers.isCommand else { return [line] }
    return sequence(LayoutKey(keysym: key.keysym, text: key.text), key, line)
      ?? [PlainField.typed(key, in: line)]
  }

  /// Nothing but what is picked gets into the text.
  func typedInEmojis(_ key: KeyEvent) -> Set<Line> {
    let line = look.line
    guard !key.modifiers.isCommand, !look.asksForKey else { return [line] }
    if let digit = key.pickedDigit {
      guard let entry = look.entry(at: digit - 1) else { return [line] }
      let mayWait =
        look.settings.hold && key.keycode != 0 && Emoji(entry).hasSkinToneVariants
      return mayWait ? [line, line.adding(entry)] : [line.adding(entry)]
    }
    switch key.keysym.withoutKeypad {
    case .return: return [line.adding(look.selectedEntry ?? look.entry(at: 0) ?? "")]
    case .space: return [line.adding(look.selectedEntry ?? "")]
    default: return [line]
    }
  }

  /// Keys that the list of a held key has a use for; `nil` for others, which close it.
  func typedInList(_ key: KeyEvent) -> Set<Line>? {
    guard look.list != nil, let base = look.base, !key.modifiers.isCommand else { return nil }
    if let digit = key.pickedDigit, let entry = look.entry(at: digit - 1) { return picks(entry) }
    let takesFirst = look.isColonSearch && !key.modifiers.contains(.shift)
    switch key.keysym.withoutKeypad {
    case .return where takesFirst, .tab where takesFirst:
      return (look.selectedEntry ?? look.entry(at: 0)).map { picks($0) }
    case .left, .right, .up, .down, .tab, .leftTab, .pageUp, .pageDown, .escape:
      return [look.line]
    case .insert where !look.isColonSearch && !key.modifiers.contains(.shift): return [look.line]
    case .return, .space:
      guard !look.isColonSearch || key.keysym != .space || look.selectedEntry != nil else {
        return nil
      }
      return look.selectedEntry.map { picks($0) }
    case .backspace where look.pending.hasSuffix(base) && !look.isColonSearch:
      return look.line.replacing(base, with: "").map { [$0] }
    default: return nil
    }
  }

  /// Keys in a text with no list in the way.
  func typedInText(_ key: KeyEvent, _ line: Line) -> Set<Line> {
    guard !key.modifiers.isCommand else { return finished(line) }
    if look.isColonSearch {
      if key.keysym == .backspace { return [line.droppingCharacter()] }
      // Where there is a list, the key of a digit has nothing to do with the name, be it a letter's.
      if look.list == nil || key.pickedDigit == nil,
        let text = letter(of: key).text, text.allSatisfy({ $0.isLetter || $0 == "_" })
      {
        return [line.adding(text)]
      }
    }
    let letter = letter(of: key)
    if let lines = sequence(letter, key, line) { return lines }
    if let text = letter.text {
      return text == " " ? Set(spaces(line)) : letters(text, key, line)
    }
    let isPlain = key.modifiers.isDisjoint(with: [.shift, .levelThree])
    if isPlain, key.keysym == .backspace { return deletions(line) }
    return [PlainField.typed(key, in: line)]
  }

  /// A sequence that is broken off comes out as it looks.
  private func finished(_ line: Line) -> Set<Line> {
    look.isSequenceShown ? [line] : [line.adding(look.literal)]
  }

  /// What a key makes of a sequence, or `nil` where it has nothing to do with one.
  private func sequence(_ letter: LayoutKey, _ key: KeyEvent, _ line: Line) -> Set<Line>? {
    let literal = look.literal
    let before = look.isSequenceShown ? line.replacing(literal, with: "") ?? line : line
    func shown(_ text: String) -> Line { look.maySequenceShow ? before.adding(text) : before }
    if !look.sequence.isEmpty {
      if letter.keysym == .escape { return [before] }
      if letter.keysym == .backspace {
        return [shown(TableComposer.literal(look.sequence.dropLast()))]
      }
    }
    switch TableComposer.status(of: letter.keysym, after: look.sequence) {
    case .nothing: return nil
    case .composing: return [shown(literal + TableComposer.literal(letter.keysym))]
    case .composed(let text): return [before.adding(text)]
    case .cancelled:
      let text =
        letter.text ?? (letter.keysym.isDeadKey ? TableComposer.literal(letter.keysym) : "")
      let cancelled = before.adding(literal + text)
      let passes = letter.text == nil && !letter.keysym.startsSequence
      return [passes ? PlainField.typed(key, in: cancelled) : cancelled]
    }
  }

  /// A letter, or what stands for it: its capital, a sign in its place, a quotation mark.
  private func letters(_ text: String, _ key: KeyEvent, _ line: Line) -> Set<Line> {
    var texts: Set<String> = []
    switch look.keyboardType {
    case .numeric, .symbolic: texts = [text, sign(at: key.keycode) ?? text]
    case .alphabetic(let casing):
      let isPlain = key.modifiers.isDisjoint(with: [.shift, .capsLock])
      texts = casing == .capsLocked && isPlain ? [] : [text]
      if isPlain, casing != .lowercased || look.settings.textBehaviors.capitals != .off {
        texts.formUnion(text == "i" ? ["I", "İ"] : [text.uppercased()])
      }
    default: texts = [text]
    }
    if look.settings.textBehaviors.quotes { texts.formUnion(texts.flatMap(quotations)) }
    return texts.reduce(into: []) { lines, text in
      lines.insert(line.adding(text))
      lines.formUnion(mended(text, line))
    }
  }

  private func quotations(_ text: String) -> [String] {
    let marks = look.quotationMarks
    switch text {
    case "\"": return [marks.begin, marks.end]
    case "'": return [marks.alternateBegin, marks.alternateEnd, "’"]
    default: return []
    }
  }

  /// The quotation mark before a letter or digit turns out to be an apostrophe.
  private func mended(_ text: String, _ line: Line) -> Set<Line> {
    guard look.settings.textBehaviors.quotes, let last = look.quotation, last.typed == "'",
      let next = text.first, next.isLetter || next.isNumber
    else { return [] }
    return Set([line.replacing(last.inserted, with: "’" + text)].compactMap(\.self))
  }

  /// What BackSpace may take: a scalar as programs do, or a character; or a quotation mark goes
  /// back to what was typed.
  private func deletions(_ line: Line) -> Set<Line> {
    var lines: Set<Line> = [line.dropping(1), line.droppingCharacter()]
    if let last = look.quotation,
      let undone = line.replacing(last.inserted, with: last.typed)
    {
      lines.insert(undone)
    }
    for (word, spelling) in look.spellings {
      if let undone = line.replacing(spelling, with: word) { lines.insert(undone) }
    }
    return lines
  }

  /// The sign of the symbolic or numeric keyboard in the place of a key.
  private func sign(at keycode: UInt32) -> String? {
    let provider = EnglishInputSetProvider()
    let set = look.keyboardType == .numeric ? provider.numericInputSet : provider.symbolicInputSet
    for (row, first) in zip(set.rows, [16, 30, 44] as [UInt32])
    where (first..<first + 12).contains(keycode) && Int(keycode - first) < row.count {
      return row[Int(keycode - first)].neutral
    }
    return nil
  }
}

extension KeyEvent {
  /// The digit 1–9 a key picks with: by what it types, or by its place on the digit row.
  var pickedDigit: Int? {
    if let digit = keysym.digit { return digit == 0 ? nil : digit }
    guard (2...10).contains(keycode), modifiers.isDisjoint(with: [.shift, .levelThree]),
      text != nil || keysym.isDeadKey
    else { return nil }
    return Int(keycode) - 1
  }
}
