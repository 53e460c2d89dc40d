import KeyboardCore

// What an entry of a list, an action or a sequence makes of a text.
extension TextOracle {
  /// The texts a gesture may find: as they are, or with what is final at this moment.
  var starts: [Line] {
    var starts = [look.line]
    if !hidden.isEmpty { starts.append(look.line.adding(hidden)) }
    if let digit = look.digit { starts.append(look.line.adding(digit)) }
    if look.picksOnRelease { starts += picks(look.selectedEntry) }
    return starts
  }

  /// The entry in the place of the letter that is held.
  ///
  /// Where the letter has to be deleted as surrounding text, it stays if nobody can say that it is
  /// still there; it stays, too, if the entry makes its key repeat.
  func picks(_ entry: String?) -> Set<Line> {
    guard let entry, let base = look.base, !look.makesRepeat(entry) else { return [look.line] }
    let replaced = look.line.replacing(base, with: entry)
    let mayRefuse = look.settings.holdRules.contains { $0.decision == .strategy(.replace) }
    return Set([replaced, mayRefuse || replaced == nil ? look.line : nil].compactMap(\.self))
  }

  /// What an action makes of a text.
  func outcomes(of action: KeyboardAction, in line: Line) -> Set<Line> {
    switch action {
    case .character(let text), .text(let text): [line.adding(text)]
    case .emoji(let emoji): [line.adding(emoji.char)]
    case .urlDomain: [line.adding(".")]
    case .space: Set(spaces(line))
    case .primary: [line.adding("\n")]
    case .tab: [line.adding("\t")]
    case .backspace: [line.dropping(1), line.droppingCharacter()]
    case .moveCursorBackward: [line.moved(by: -1)]
    case .moveCursorForward: [line.moved(by: 1)]
    case .diacritic(let diacritic): diacritics(diacritic, line)
    case _ where action.asks && look.movesOn: afterSwitch(in: line)
    default: [line]
    }
  }

  /// The switch picks what is highlighted; pressed too soon after that has changed, it does nothing.
  private func afterSwitch(in line: Line) -> Set<Line> {
    if look.isEmojiOpen { return [line, line.adding(look.selectedEntry ?? "")] }
    return picks(look.selectedEntry).union([line])
  }

  private func diacritics(_ diacritic: Diacritic, _ line: Line) -> Set<Line> {
    var lines: Set<Line> = [line.adding(diacritic.char)]
    for (letter, marked) in diacritic.replacements {
      for (letter, marked) in [(letter, marked), (letter.uppercased(), marked.uppercased())] {
        if let line = line.replacing(letter, with: marked) { lines.insert(line) }
      }
    }
    return lines
  }

  /// A space, or the end of the sentence in the place of two.
  func spaces(_ line: Line) -> [Line] {
    var lines = [line.adding(" ")]
    if look.settings.textBehaviors.endsSentences, let ended = line.replacing(" ", with: ". ") {
      lines.append(ended)
    }
    return lines
  }
}
