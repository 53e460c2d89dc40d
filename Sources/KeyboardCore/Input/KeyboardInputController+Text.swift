extension KeyboardInputController {
  /// What is certain of the text before the cursor, with what is still on its way, or `nil`.
  var certainText: String? {
    let coming = edits.reduce(into: collected + (held?.uncommitted ?? "")) { text, edit in
      if case .insert(let insertion) = edit { text += insertion }
    }
    let context = state.keyboardContext
    let before = shadow.textBeforeCursor(context.surroundingText, at: now)
    return before == nil && coming.isEmpty ? nil : (before ?? "") + coming
  }

  /// Tells handlers and behaviours the text; it costs something, so only where they go by it.
  func updateText() {
    guard settings.textBehaviors != TextBehaviors() else { return }
    let context = state.keyboardContext
    context.textBeforeCursor = certainText
    // Where lists are refused, such as in the terminals of XIM, text is none to be touched either.
    context.isProse =
      context.contentType.isProse && (try? strategy(context.contentType.purpose).get()) != nil
  }

  /// Follows what goes into the text, by us and by the client; of a secret nothing is kept.
  func followText(_ event: InputEvent, isHandled: Bool) {
    guard !state.keyboardContext.contentType.isSecret else { return shadow.reset() }
    for effect in effects {
      switch effect {
      case .commit(let text): shadow.insert(text, at: now)
      case .deleteSurrounding(let offset, let count) where offset == -count:
        shadow.delete(scalars: count, at: now)
      case .forwardKey(.backspace, _, false): shadow.deleteCharacter(at: now)
      case .deleteSurrounding, .forwardKey(_, _, false): shadow.reset()
      default: break
      }
    }
    switch event {
    case .key(let key) where !key.isRelease && !isHandled && !key.keysym.isModifier:
      switch key.nativeEdit {
      case .insert(let text): shadow.insert(text, at: now)
      case .key(.return): shadow.insert("\n", at: now)
      case .deleteBackward: shadow.deleteCharacter(at: now)
      default: shadow.reset()
      }
    case .surroundingText(let text): shadow.verify(text, at: now)
    case .focusIn, .focusOut, .reset: shadow.reset()
    default: break
    }
  }

  /// Takes what is certain of a locale into the context.
  func updateLocale() {
    let context = state.keyboardContext
    context.script = library.script(of: context.locale)
    context.isRightToLeft = library.isRightToLeft(context.locale)
    context.quotationMarks =
      library.lineage(of: context.locale).lazy.compactMap { QuotationMarks($0.quotation) }.first
      ?? QuotationMarks()
  }

  /// A letter as the keyboard type has it: a capital, or a digit or sign in its place.
  func typed(_ letter: LayoutKey, _ event: KeyEvent) -> LayoutKey {
    let context = state.keyboardContext
    var letter = letter
    switch context.keyboardType {
    case .numeric where isTypeChosen, .symbolic where isTypeChosen:
      if let text = sign(at: event.keycode) { letter.text = text }
    case .alphabetic(let casing):
      var preferred = casing
      if casing != .capsLocked, settings.textBehaviors != TextBehaviors() {
        preferred = behavior?.preferredKeyboardCase ?? casing
        context.keyboardType = .alphabetic(preferred)
      }
      guard preferred == .uppercased || preferred == .capsLocked,
        event.modifiers.isDisjoint(with: [.shift, .capsLock]), let text = letter.text,
        let capital = CaseMapping(context.locale).uppercased(text)
      else { break }
      letter.text = capital
    default: break
    }
    return letter
  }

  /// Whether the keyboard type is one that the user has gone to, and not that of the field.
  var isTypeChosen: Bool { state.keyboardContext.keyboardType != fieldKeyboardType }

  /// What the keyboard decides of itself, where the handler is one that asks.
  var behavior: (any KeyboardBehavior)? {
    (services.actionHandler as? StandardKeyboardActionHandler)?.keyboardBehavior
  }

  /// Takes a quotation mark back that has just been put in the place of an ASCII one.
  ///
  /// - Returns: Whether there was one.
  func undoQuotation() -> Bool {
    guard let mark = quotation, state.keyboardContext.canReplaceText,
      certainText?.hasSuffix(mark.inserted) == true
    else { return false }
    quotation = nil
    edits = [.replace(scalars: mark.inserted.unicodeScalars.count, mark.typed)]
    applyEdits()
    return true
  }

  /// Notes a quotation mark that stands for an ASCII one, and mends the last: between letters it was
  /// an apostrophe.
  func followQuotation(_ action: KeyboardAction) {
    let last = quotation
    quotation = nil
    guard settings.textBehaviors.quotes, case .character(let typed) = action,
      case .insert(let inserted) = edits.first, edits.count == 1
    else { return }
    if inserted != typed, typed == "'" || typed == "\"" {
      quotation = Quotation(typed: typed, inserted: inserted)
    } else if let last, last.typed == "'", last.inserted != "’", inserted.first?.isLetter == true,
      state.keyboardContext.canReplaceText,
      let text = certainText?.dropLast(inserted.count), text.hasSuffix(last.inserted),
      text.dropLast(last.inserted.count).last?.isLetter == true
    {
      edits = [.replace(scalars: last.inserted.unicodeScalars.count, "’" + inserted)]
    }
  }

  /// A quotation mark that was put in the place of another.
  struct Quotation {
    var typed: String
    var inserted: String
  }

  /// The digit or sign that the keyboard type has in the place of a letter key.
  private func sign(at keycode: UInt32) -> String? {
    let provider = services.inputSetProvider
    let set =
      state.keyboardContext.keyboardType == .numeric
      ? provider.numericInputSet : provider.symbolicInputSet
    // The first keys of the three rows of letters.
    for (row, first) in zip(set.rows, [16, 30, 44] as [UInt32]) where keycode >= first {
      let column = Int(keycode - first)
      if row.indices.contains(column), column < 12 { return row[column].neutral }
    }
    return nil
  }
}
