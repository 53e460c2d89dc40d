// Accents on request: for the letter before the cursor, and for the word before it.
extension KeyboardInputController {
  /// Opens the list of the letter before the cursor; in an open one, highlights the next entry or
  /// picks the one that a scan has highlighted.
  func askForAccents() {
    guard settleBeforeAsking() else { return }
    // A letter that is held, and perhaps not in the text yet, has its own list.
    if let letter = mode.heldKey?.letter, !letter.callouts.isEmpty,
      letter.strategy != .backspace || !clientText.isOnItsWay(turn)
    {
      return ask(nil, letter)
    }
    guard let asked = clientText.askedLetter(in: certainText, turn) else {
      return explain(.noLetter)
    }
    let letters = [String(asked.letter), asked.letter.unicodeScalars.last.map { String($0) }]
    let offers = letters.compactMap(\.self).lazy.map { ($0, self.accents(of: $0)) }
    guard let (letter, list) = offers.first(where: { !$0.1.callouts.isEmpty }) else {
      return explain(asked.letter.isWhitespace ? .noLetter : .noCallouts(String(asked.letter)))
    }
    ask(letter, key: list.key, list.callouts, asked.strategy)
  }

  /// Looks up how the word before the cursor is spelled with accents.
  func askForSpellings() {
    guard settleBeforeAsking() else { return }
    guard let word = askedWord?.word else { return explain(.noWord) }
    turn.add(
      .findSpellings(
        SpellingQuestion(word: word, locales: context.languages, library: library)))
  }

  /// The word before the cursor, where it is certain, and how it is replaced.
  private var askedWord: (word: String, strategy: ReplacementStrategy)? {
    clientText.askedWord(in: certainText, hasUndecided: !mode.uncommitted.isEmpty, turn)
  }

  /// Takes the answer of the host: one spelling replaces the word, several are a list.
  ///
  /// A word that is no longer before the cursor stays as it is.
  func takeSpellings(_ answer: SpellingAnswer) {
    guard showsAnswers, mode.callouts == nil, composition.isEmpty, let (word, strategy) = askedWord,
      word == answer.word
    else { return }
    switch answer.finding {
    case .spellings([]): explain(.noSpelling(word))
    case .spellings(let spellings): ask(word, key: nil, spellings.map { .text($0) }, strategy)
    case .noDictionary(let locale): explain(.noDictionary(locale))
    case .noLibrary: explain(.noSpellingLibrary)
    }
  }

  /// Decides what is undecided before a request, and returns whether a list may open for it.
  ///
  /// A request while a list is open is one to that.
  private func settleBeforeAsking() -> Bool {
    if isBounceOfSwitch { return false }
    commitComposition()
    // What a release has picked is decided.
    if mode.heldKey?.isPending == true { mode.commit(&turn) }
    clientText.changeField { $0.recall() }
    if mode.callouts != nil {
      askOpenList()
      return false
    }
    if clientText.focus.hasFocus, context.field.secrecy == .secret { explain(.secretField) }
    return showsAnswers
  }

  /// Moves the highlight of the list that is open, or picks the entry that a scan has highlighted.
  private func askOpenList() {
    // A digit that has gone up is about to pick.
    if mode.emojiPanel?.digit != nil { return }
    if settings.scans { takeScanned() } else { mode.move(.next, &turn) }
  }

  private var showsAnswers: Bool {
    clientText.focus.hasFocus && context.field.showsLists && context.field.secrecy != .secret
  }

  /// Has the host explain why a request opens no list.
  func explain(_ refusal: HoldRefusal) {
    turn.ask(.cue(.refused))
    turn.add(.explain(refusal))
    shown.isExplaining = true
  }

  // MARK: The list

  /// Opens the list of a key for a letter, or a list of spellings for a word, which has no key.
  private func ask(
    _ text: String, key: String?, _ callouts: [KeyboardAction], _ strategy: ReplacementStrategy
  ) {
    let letter = HeldLetter(
      asked: text, key: key, offering: callouts, strategy: strategy,
      erasure: Erasure(in: context.field) ?? .key, report: context.field.surroundingText,
      at: turn.now)
    ask(letter, letter)
  }

  private func ask(_ new: HeldLetter?, _ letter: HeldLetter) {
    let outcome = mode.ask(
      new, afterWaitingText: clientText.isWaiting,
      reportsText: context.field.reportsText, &turn)
    carryOut(outcome, of: letter)
  }

  /// What a letter offers: its own list, and that of the key that offers it; and that key.
  ///
  /// For a letter with an accent the key's list comes first, with the key's own letter in its place, so
  /// that other picks keep their digits.
  func accents(of letter: String) -> (callouts: [KeyboardAction], key: String) {
    let own = KeyboardAction.character(letter)
    let callouts = services.calloutActionProvider.calloutActions(for: own)
    let (others, key) = keyList(of: letter)
    let isPlain = letter.unicodeScalars.allSatisfy(\.isASCII) || others.isEmpty
    let lists = isPlain ? [callouts, others] : [others, callouts]
    return (lists.joined().filter { $0 != own }.withoutDuplicates, isPlain ? letter : key)
  }

  /// The list of the key that offers a letter, with the key's own letter in the place of that.
  private func keyList(of letter: String) -> (callouts: [KeyboardAction], key: String) {
    let mapping = CaseMapping(context.locale)
    let locales = [context.locale] + context.locales
    guard var key = library.key(offering: mapping.lowercased(letter), in: locales) else {
      return ([], letter)
    }
    if mapping.isUppercase(letter) { key = mapping.uppercased(key) ?? key }
    let (plain, own) = (KeyboardAction.character(key), KeyboardAction.character(letter))
    let callouts = services.calloutActionProvider.calloutActions(for: plain)
    guard callouts.contains(own) else { return ([], letter) }
    return (callouts.filter { $0 != plain }.map { $0 == own ? plain : $0 }, key)
  }

  /// The client has not reported what was asked for.
  ///
  /// If it reports no text at all, the letter that was typed last is replaced nevertheless: Konsole
  /// always reports an empty text.
  func reportIsMissing(of letter: HeldLetter) {
    guard letter.origin != .word, !context.field.reportsText,
      let typed = clientText.typedLetter(turn),
      String(typed) == letter.text, let key = letter.key
    else { return explain(letter.origin == .word ? .noWord : .noLetter) }
    ask(letter.text, key: key, letter.callouts, .backspace)
  }
}
