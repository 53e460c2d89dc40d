/// Knows the text before the cursor, as far as it is certain, and what can be taken back there.
struct KnownText {
  private var shadow = TextShadow()
  /// The last automatic quotation mark.
  private var quotation: TextReplacement?
  /// The word that was replaced last, until something else is typed.
  private var word: TextReplacement?
  /// The letter that was typed last in this field, unless another key has followed.
  ///
  /// It is the only letter of what may be secret that is kept; nothing is kept in password fields.
  private(set) var lastLetter: Character?

  /// The text before the cursor as far back as it is certain, with the text that is not in the client
  /// yet, `coming`; `nil` if nothing is certain.
  func certain(_ surroundingText: SurroundingText?, at time: Int, coming: String) -> String? {
    let before = shadow.textBeforeCursor(surroundingText, at: time)
    return before == nil && coming.isEmpty ? nil : (before ?? "") + coming
  }

  /// The last three scalars typed since the cursor was moved, or fewer; `nil` if there are none.
  var lastTyped: String? { shadow.end(scalars: 3) }

  /// Whether a report has what was typed without its end, which is still on its way.
  func isLate(_ report: SurroundingText) -> Bool { shadow.isLate(report) }

  /// Whether a report has what was typed since Return, and nothing else.
  func isLastLine(_ report: SurroundingText) -> Bool { shadow.isLastLine(report) }

  /// Follows the text that we and the client insert and delete; nothing secret is kept.
  ///
  /// While a letter `isAwaited` in the client's text, a report without it is late; otherwise the text
  /// may have been deleted.
  mutating func follow(
    _ effects: [Effect], of event: InputEvent, isHandled: Bool, isAwaited: Bool = false,
    secrecy: FieldSecrecy, at time: Int
  ) {
    for case .field(let effect) in effects { follow(effect, at: time) }
    switch event {
    case .key(let key) where !key.isRelease && !isHandled && !key.keysym.isModifier:
      lastLetter = nil
      switch key.nativeEdit {
      case .insert(let text):
        shadow.insert(text, at: time)
        lastLetter = text.last
      case .key(.return): shadow.insert("\n", at: time)
      case .deleteBackward: shadow.deleteCharacter(at: time)
      default: shadow.reset()
      }
    case .surroundingText(let text) where isAwaited && isLate(text): break
    case .surroundingText(let text): if !shadow.verify(text, at: time) { word = nil }
    case .focusIn, .focusOut, .reset, .contentType: forget()
    default: break
    }
    switch secrecy {
    case .open: break
    case .unknown: forgetText()
    case .secret: forget()
    }
  }

  private mutating func follow(_ effect: FieldEffect, at time: Int) {
    switch effect {
    case .commit(let text):
      let erased = text.prefix { $0 == Erasure.del }.count
      for _ in 0..<erased { shadow.deleteCharacter(at: time) }
      shadow.insert(String(text.dropFirst(erased)), at: time)
      lastLetter = text.last
    case .deleteSurrounding(_, let count):
      shadow.delete(scalars: count, at: time)
      lastLetter = nil
    case .erase(let count):
      for _ in 0..<count { shadow.deleteCharacter(at: time) }
      lastLetter = nil
    case .forwardKey(let keysym, _, let isRelease):
      lastLetter = nil
      if isRelease { break }
      if keysym == .backspace { shadow.deleteCharacter(at: time) } else { shadow.reset() }
    case .preedit, .candidates, .auxiliary, .requestSurroundingText, .refreshSurroundingText:
      break
    }
  }

  private mutating func forgetText() {
    shadow.reset()
    quotation = nil
    word = nil
  }

  /// Forgets everything; what a key that waits makes of the text, for example, is not known.
  mutating func forget() {
    forgetText()
    lastLetter = nil
  }

  /// A key goes down: any but BackSpace ends the time in which a word can be taken back.
  mutating func pressed(_ key: KeyEvent) { if key.keysym != .backspace { word = nil } }

  /// Notes that a word was replaced, for BackSpace right afterwards.
  mutating func note(_ replacement: TextReplacement) { word = replacement }

  /// The change that takes back what has just replaced a word or an ASCII quotation mark, or `nil` if
  /// nothing has in the certain and replaceable text.
  mutating func undo(_ text: String?) -> TextEdit? {
    guard let last = word ?? quotation, text?.hasSuffix(last.inserted) == true else { return nil }
    word = nil
    quotation = nil
    return .replace(scalars: last.inserted.unicodeScalars.count, last.typed)
  }

  /// Notes a quotation mark that replaces an ASCII one, and returns the change that corrects the last
  /// one if it belongs to a word: between letters, before a digit and before some words.
  mutating func followQuotation(
    typed: String?, inserted: String?, after text: String?, marks: QuotationMarks
  ) -> TextEdit? {
    let last = quotation
    quotation = nil
    guard let inserted else { return nil }
    if let typed, inserted != typed, typed == "'" || typed == "\"" {
      quotation = TextReplacement(typed: typed, inserted: inserted)
    }
    guard let last, !marks.isSignOfWord(last.inserted), let next = inserted.first, let text,
      let mark = text.range(ofLast: last.inserted)
    else { return nil }
    let word = text[mark.upperBound...]
    var sign: String?
    if word.isEmpty, next.isLetter, text[..<mark.lowerBound].last?.isLetter == true {
      sign = marks.signBetweenLetters(for: last.typed)
    } else if last.typed == "'" {
      let isApostrophe =
        word.isEmpty
        ? next.isNumber : !next.isLetter && marks.elisions.contains(word.lowercased())
      sign = isApostrophe ? "’" : nil
    }
    if let sign, sign != last.inserted {
      let scalars = text[mark.lowerBound...].unicodeScalars.count
      return .replace(scalars: scalars, sign + word + inserted)
    }
    // The word after the mark is not complete. Scalars, because a vowel sign joins the consonant
    // before it.
    let start = (word + inserted).lowercased().unicodeScalars
    if last.typed == "'", marks.elisions.contains(where: { $0.unicodeScalars.starts(with: start) })
    {
      quotation = last
    }
    return nil
  }
}

/// A text that was typed, and what has replaced it.
struct TextReplacement {
  var typed: String
  var inserted: String
}
