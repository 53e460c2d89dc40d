import KeyboardCore

extension TextWitness {
  /// Notes what an event came by.
  func note(
    _ entry: Playback.Entry, from old: Look, to new: Look, _ oracle: TextOracle
  ) {
    for case .noList(let reason) in entry.response.notes where "\(reason)".isEmpty {
      violate("\(entry.summary): a note without a reason")
    }
    for case .noList(.heldOn) in entry.response.notes {
      visit(old.settings.holdRepeat == .entry ? .repeatPicked : .listHeldOn)
    }
    noteEffects(entry, from: old, to: new)
    if case .timer(.longPress, _) = entry.event, old.line != new.line {
      let isBound = old.settings.bindings.contains { binding in
        binding.gesture == .longPress && down.contains { binding.combination.matches($0) }
      }
      visit(isBound ? .longPressBindingFired : .longPressHandled)
    }
    notePick(entry, from: old, to: new)
    if case .key(let key) = entry.event { note(key, entry, from: old, to: new, oracle) }
    guard let last = old.quotation, old.line != new.line else { return }
    if old.line.replacing(last.inserted, with: last.typed) == new.line {
      visit(.quotationUndone)
    } else if new.line.text.dropLast().hasSuffix("’"), last.inserted != "’",
      new.line.before.count == old.line.before.count + 1
    {
      visit(.quotationMended)
    }
  }

  private func noteEffects(_ entry: Playback.Entry, from old: Look, to new: Look) {
    if new.base != nil, old.base == nil, new.list != nil {
      visit(new.isColonSearch ? .colonSearchOpened : .listOpened)
    }
    if new.isAsked, !old.isAsked { visit(.listAskedFor) }
    for (word, spelling) in new.spellings + old.spellings where old.line != new.line {
      if old.line.replacing(word, with: spelling) == new.line { visit(.wordReplaced) }
      if old.line.replacing(spelling, with: word) == new.line { visit(.wordTakenBack) }
    }
    if new.isEmojiOpen, !old.isEmojiOpen { visit(.emojiListOpened) }
    if case .alphabetic(.capsLocked) = new.keyboardType, new.keyboardType != old.keyboardType {
      visit(.capitalsLocked)
    }
    for effect in entry.response.effects {
      switch effect {
      case .program(.emojiUsed(let emoji)):
        visit(.emojiPicked)
        if emoji.hasSkinTone { visit(.emojiToned) }
      case .field(.auxiliary(let title?)) where title.hasPrefix("🔎"): visit(.emojiSearched)
      case .program(.pin(let pin)): visit(pin.key == nil ? .keyAskedFor : .entryPinned)
      case .program(.feedback): visit(.feedbackGiven)
      case .changed(.locale): visit(.localeChanged)
      case .program(.announce(let announcement)): note(announcement)
      default: break
      }
    }
    if case .timer(.scan, _) = entry.event {
      visit(new.list == nil && !new.isEmojiOpen ? .movedOnClosed : .highlightMovedOn)
    }
    if case .timer(.commit, _) = entry.event, !entry.response.commits.isEmpty {
      visit(.commitsCollected)
    }
    if let list = new.list, let before = old.list, new.base == old.base, new.base != nil {
      if list.page != before.page { visit(.pageTurned) }
      if list.entries != before.entries, !new.isColonSearch { visit(.listCaseToggled) }
    }
  }

  private func note(_ announcement: Announcement) {
    switch announcement {
    case .list: visit(.listAnnounced)
    case .entry: visit(.entryAnnounced)
    case .picked: visit(.pickAnnounced)
    case .closed: visit(.closeAnnounced)
    case .noLists: visit(.noListsAnnounced)
    case .noEntry, .message: break
    }
  }

  private func notePick(_ entry: Playback.Entry, from old: Look, to new: Look) {
    guard let base = old.base, let list = old.list, new.list == nil, new.line != old.line else {
      return
    }
    let picked = list.entries.first { old.line.replacing(base, with: $0) == new.line }
    guard picked != nil else { return }
    if old.isColonSearch { return visit(.colonPicked) }
    switch entry.event {
    case .candidateClicked: visit(.clickPicked)
    case .key(let key) where key.pickedDigit != nil: visit(.digitPicked)
    case .key(let key) where old.movesOn && old.asks(key): visit(.movedOnPicked)
    case .key: visit(.highlightPicked)
    default: visit(.releasePicked)
    }
    if entry.response.deletesSurrounding {
      visit(.replacePicked)
    } else {
      visit(entry.response.forwards ? .backspacePicked : .composePicked)
    }
  }

  private func note(
    _ key: KeyEvent, _ entry: Playback.Entry, from old: Look, to new: Look, _ oracle: TextOracle
  ) {
    func isBound(_ gesture: KeyboardGesture) -> Bool {
      old.settings.bindings.contains { $0.gesture == gesture && $0.combination.matches(key) }
    }
    if key.isRelease {
      guard old.line != new.line else { return }
      visit(isBound(.doubleTap) ? .doubleTapBindingFired : .doubleTapHandled)
      return
    }
    if isBound(.press) { visit(.pressBindingFired) }
    if oracle.isRepeat { visit(.keyRepeated) }
    if !entry.response.isHandled { visit(.keyPassed) }
    if old.isSecret, key.text != nil { visit(.secretTyped) }
    noteSequence(key, from: old, oracle)
    guard old.line != new.line, let text = key.text, new.line.before.count > 0 else {
      return
    }
    let added = new.line.text.last.map { String($0) } ?? ""
    if new.line == old.line.replacing(" ", with: ". ") { visit(.sentenceEnded) }
    if old.quotationMarks != QuotationMarks() || text == "'" || text == "\"",
      old.settings.textBehaviors.quotes, text == "'" || text == "\"", added != text
    {
      visit(.quotationReplaced)
    }
    if added == text.uppercased(), added != text { visit(.capitalApplied) }
    if old.keyboardType == .symbolic, added != text { visit(.signTyped) }
    if oracle.layout != nil, added != text { visit(.ownLetterTyped) }
  }

  private func noteSequence(_ key: KeyEvent, from old: Look, _ oracle: TextOracle) {
    guard !old.sequence.isEmpty, composer.sequence.isEmpty, !key.keysym.isModifier else { return }
    switch TableComposer.status(of: oracle.letter(of: key).keysym, after: old.sequence) {
    case .composed: visit(.sequenceCompleted)
    case .cancelled: visit(.sequenceCancelled)
    default: break
    }
  }
}
