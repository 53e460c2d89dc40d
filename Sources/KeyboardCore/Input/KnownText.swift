/// What is known about the text before the cursor and about the last automatic quotation mark.
struct KnownText {
  /// A quotation mark that replaced the one typed.
  private struct Quotation {
    var typed: String
    var inserted: String
  }

  private var shadow = TextShadow()
  private var quotation: Quotation?

  /// What is certain about the text before the cursor, or `nil` if nothing is.
  ///
  /// - Parameters:
  ///   - surroundingText: What the client has reported.
  ///   - time: The time, in ms.
  ///   - coming: What is decided or typed but not in the text yet, or "".
  /// - Returns: The text, as far back as it is known.
  func certain(_ surroundingText: SurroundingText?, at time: Int, coming: String) -> String? {
    let before = shadow.textBeforeCursor(surroundingText, at: time)
    return before == nil && coming.isEmpty ? nil : (before ?? "") + coming
  }

  /// The end of what was typed since the cursor was moved: three scalars, fewer if there were fewer,
  /// `nil` without any.
  var lastTyped: String? { shadow.end(scalars: 3) }

  /// Follows what we and the client put into the text; nothing secret is kept.
  ///
  /// - Parameters:
  ///   - effects: What the event led to.
  ///   - event: What happened.
  ///   - isHandled: Whether it is a key that was used up.
  ///   - isSecret: Whether what is typed may be a secret.
  ///   - time: The time, in ms.
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

  /// Takes back a quotation mark that has just replaced an ASCII one.
  ///
  /// - Parameter text: What is certain of the text, if text before the cursor can be replaced.
  /// - Returns: The change of the text, or `nil` if there was no such mark.
  mutating func undoQuotation(_ text: String?) -> TextEdit? {
    guard let mark = quotation, text?.hasSuffix(mark.inserted) == true else { return nil }
    quotation = nil
    return .replace(scalars: mark.inserted.unicodeScalars.count, mark.typed)
  }

  /// Notes a quotation mark that replaces an ASCII one, and corrects the last one: between letters,
  /// before a digit and before some words it was an apostrophe.
  ///
  /// - Parameters:
  ///   - typed: The character that was typed, or `nil`.
  ///   - inserted: The text that is inserted for it, or `nil`.
  ///   - text: What is certain about the text before it, if that can be replaced.
  ///   - marks: The locale's marks.
  /// - Returns: The change to make instead of the insertion, or `nil` to leave it.
  mutating func followQuotation(
    typed: String?, inserted: String?, after text: String?, marks: QuotationMarks
  ) -> TextEdit? {
    let last = quotation
    quotation = nil
    guard let inserted else { return nil }
    if let typed, inserted != typed, typed == "'" || typed == "\"" {
      quotation = Quotation(typed: typed, inserted: inserted)
    }
    guard let last, last.typed == "'", last.inserted != "’", last.inserted != marks.apostrophe,
      let next = inserted.first, let text, let mark = text.range(ofLast: last.inserted)
    else { return nil }
    let word = text[mark.upperBound...]
    let isApostrophe =
      if word.isEmpty {
        next.isNumber || next.isLetter && text[..<mark.lowerBound].last?.isLetter == true
      } else {
        !next.isLetter && marks.elisions.contains(word.lowercased())
      }
    if isApostrophe {
      let scalars = text[mark.lowerBound...].unicodeScalars.count
      return .replace(scalars: scalars, "’" + word + inserted)
    }
    // The word that follows the mark goes on.
    // By scalars: a vowel sign joins the consonant before it.
    let start = (word + inserted).lowercased().unicodeScalars
    if marks.elisions.contains(where: { $0.unicodeScalars.starts(with: start) }) {
      quotation = last
    }
    return nil
  }
}
