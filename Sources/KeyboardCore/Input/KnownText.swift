/// Knows the text before the cursor, as far as it is certain, and the last automatic quotation mark.
struct KnownText {
  private struct Quotation {
    var typed: String
    var inserted: String
  }

  private var shadow = TextShadow()
  private var quotation: Quotation?

  /// The text before the cursor as far back as it is certain, with the text that is not in the client
  /// yet, `coming`; `nil` if nothing is certain.
  func certain(_ surroundingText: SurroundingText?, at time: Int, coming: String) -> String? {
    let before = shadow.textBeforeCursor(surroundingText, at: time)
    return before == nil && coming.isEmpty ? nil : (before ?? "") + coming
  }

  /// The last three scalars typed since the cursor was moved, or fewer; `nil` if there are none.
  var lastTyped: String? { shadow.end(scalars: 3) }

  /// Follows the text that we and the client insert and delete; nothing secret is kept.
  mutating func follow(
    _ effects: [Effect], of event: InputEvent, isHandled: Bool, isSecret: Bool, at time: Int
  ) {
    guard !isSecret else { return forget() }
    for effect in effects {
      switch effect {
      case .commit(let text): shadow.insert(text, at: time)
      case .deleteSurrounding(let offset, let count) where offset == -count:
        shadow.delete(scalars: count, at: time)
      case .forwardKey(.backspace, _, false): shadow.deleteCharacter(at: time)
      case .deleteSurrounding, .forwardKey(_, _, false): shadow.reset()
      default: break
      }
    }
    switch event {
    case .key(let key) where !key.isRelease && !isHandled && !key.keysym.isModifier:
      switch key.nativeEdit {
      case .insert(let text): shadow.insert(text, at: time)
      case .key(.return): shadow.insert("\n", at: time)
      case .deleteBackward: shadow.deleteCharacter(at: time)
      default: shadow.reset()
      }
    case .surroundingText(let text): shadow.verify(text, at: time)
    case .focusIn, .focusOut, .reset: forget()
    default: break
    }
  }

  private mutating func forget() {
    shadow.reset()
    quotation = nil
  }

  /// The change that takes back a quotation mark that has just replaced an ASCII one, or `nil` if
  /// there was none in the certain and replaceable text.
  mutating func undoQuotation(_ text: String?) -> TextEdit? {
    guard let mark = quotation, text?.hasSuffix(mark.inserted) == true else { return nil }
    quotation = nil
    return .replace(scalars: mark.inserted.unicodeScalars.count, mark.typed)
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
      quotation = Quotation(typed: typed, inserted: inserted)
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
    if last.typed == "'", last.inserted != "’",
      marks.elisions.contains(where: { $0.unicodeScalars.starts(with: start) })
    {
      quotation = last
    }
    return nil
  }
}
