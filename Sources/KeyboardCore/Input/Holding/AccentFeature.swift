/// Accents on request: for the letter before the cursor, and for the word before it.
struct AccentFeature: TypingFeature {
  let keyboard: KeyboardInputController
  init(_ keyboard: KeyboardInputController) { self.keyboard = keyboard }

  func perform(_ action: CustomAction) -> Bool {
    switch action {
    case .accents: askForAccents()
    case .accentWord: askForSpellings()
    case .repeatKey, .toggleHold, .toggleFeedback: return false
    }
    return true
  }

  /// Opens the list of the letter before the cursor; in an open one, highlights the next entry or
  /// picks the one that a scan has highlighted.
  private func askForAccents() {
    guard settleBeforeAsking() else { return }
    // A letter that is held, and perhaps not in the text yet, has its own list.
    if let letter = keyboard.mode.heldKey?.letter, !letter.callouts.isEmpty,
      letter.strategy != .backspace || !keyboard.clientText.isOnItsWay(keyboard.turn)
    {
      return ask(nil, letter)
    }
    guard let asked = keyboard.clientText.askedLetter(in: keyboard.certainText, keyboard.turn)
    else { return keyboard.explain(.noLetter) }
    let letters = [String(asked.letter), asked.letter.unicodeScalars.last.map { String($0) }]
    let offers = letters.compactMap(\.self).lazy.map { ($0, keyboard.accents(of: $0)) }
    guard let (letter, list) = offers.first(where: { !$0.1.callouts.isEmpty }) else {
      return keyboard.explain(
        asked.letter.isWhitespace ? .noLetter : .noCallouts(String(asked.letter)))
    }
    ask(letter, key: list.key, list.callouts, asked.strategy)
  }

  /// Looks up how the word before the cursor is spelled with accents.
  private func askForSpellings() {
    guard settleBeforeAsking() else { return }
    guard let word = askedWord?.word else { return keyboard.explain(.noWord) }
    keyboard.turn.add(
      .findSpellings(
        SpellingQuestion(word: word, locales: context.languages, library: keyboard.library)))
  }

  /// The word before the cursor, where it is certain, and how it is replaced.
  private var askedWord: (word: String, strategy: ReplacementStrategy)? {
    keyboard.clientText.askedWord(
      in: keyboard.certainText, hasUndecided: !keyboard.mode.uncommitted.isEmpty, keyboard.turn)
  }

  /// Takes the answer of the host: one spelling replaces the word, several are a list.
  ///
  /// A word that is no longer before the cursor stays as it is.
  func take(_ answer: SpellingAnswer) {
    guard showsAnswers, keyboard.mode.callouts == nil, keyboard.composition.isEmpty,
      let (word, strategy) = askedWord, word == answer.word
    else { return }
    switch answer.finding {
    case .spellings([]):
      // A message is spoken, and others may listen.
      keyboard.explain(.noSpelling(keyboard.clientText.isConfidential ? "" : word))
    case .spellings(let spellings): ask(word, key: nil, spellings.map { .text($0) }, strategy)
    case .noDictionary(let locale): keyboard.explain(.noDictionary(locale))
    case .noLibrary: keyboard.explain(.noSpellingLibrary)
    }
  }

  /// Decides what is undecided before a request, and returns whether a list may open for it.
  ///
  /// A request while a list is open is one to that.
  private func settleBeforeAsking() -> Bool {
    if keyboard.isBounceOfSwitch { return false }
    keyboard.commitComposition()
    // What a release has picked is decided.
    if keyboard.mode.heldKey?.isPending == true { keyboard.mode.commit(&keyboard.turn) }
    keyboard.clientText.changeField { $0.recall() }
    if keyboard.mode.callouts != nil {
      askOpenList()
      return false
    }
    if keyboard.clientText.focus.hasFocus, context.field.secrecy == .secret {
      keyboard.explain(.secretField)
    }
    return showsAnswers
  }

  /// Moves the highlight of the list that is open, or picks the entry that a scan has highlighted.
  private func askOpenList() {
    // A key that has gone up is about to pick.
    if keyboard.mode.isAboutToPick { return }
    if settings.scans {
      keyboard.takeScanned()
    } else {
      keyboard.mode.move(.next, &keyboard.turn)
    }
  }

  private var showsAnswers: Bool {
    keyboard.clientText.focus.hasFocus && context.field.showsLists
      && context.field.secrecy != .secret
  }

  // MARK: The list

  /// Opens the list of a key for a letter, or a list of spellings for a word, which has no key.
  private func ask(
    _ text: String, key: String?, _ callouts: [KeyboardAction], _ strategy: ReplacementStrategy
  ) {
    let letter = HeldLetter(
      asked: text, key: key, offering: callouts, strategy: strategy,
      erasure: Erasure(in: context.field) ?? .key, report: context.field.surroundingText,
      reportMayBeLate: context.field.quirks.contains(.needsPauses), at: keyboard.turn.now)
    ask(letter, letter)
  }

  private func ask(_ new: HeldLetter?, _ letter: HeldLetter) {
    let outcome = keyboard.mode.ask(
      new, afterWaitingText: keyboard.clientText.isWaiting,
      reports: context.field.reports, &keyboard.turn)
    HoldFeature(keyboard).carryOut(outcome, of: letter)
  }

  /// The client has not reported what was asked for.
  ///
  /// If it reports no text at all, the letter that was typed last is replaced nevertheless: Konsole
  /// always reports an empty text.
  func reportIsMissing(of letter: HeldLetter) {
    guard letter.origin != .word, !context.field.reportsText,
      let typed = keyboard.clientText.typedLetter(keyboard.turn),
      String(typed) == letter.text, let key = letter.key
    else { return keyboard.explain(letter.origin == .word ? .noWord : .noLetter) }
    ask(letter.text, key: key, letter.callouts, .backspace)
  }
}

extension KeyboardInputController {
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
}
