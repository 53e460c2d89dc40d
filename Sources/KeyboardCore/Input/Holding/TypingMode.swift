/// What typing is about at the moment.
enum TypingMode {
  case free
  /// A key that is held, or what was picked with it.
  case held(HeldKey)
  /// An emoji by its name: `:name`.
  case name(ColonSearch)
  case emoji(EmojiPanel)

  /// The verbs of what typing is about, or `nil`.
  var feature: (any TypingFeature.Type)? {
    switch self {
    case .free: nil
    case .held: HoldFeature.self
    case .name: ColonFeature.self
    case .emoji: EmojiFeature.self
    }
  }

  var emojiPanel: EmojiPanel? {
    get { if case .emoji(let panel) = self { panel } else { nil } }
    set { if case .emoji = self, let newValue { self = .emoji(newValue) } }
  }

  var name: ColonSearch? {
    get { if case .name(let name) = self { name } else { nil } }
    set { if case .name = self, let newValue { self = .name(newValue) } }
  }

  var heldKey: HeldKey? { if case .held(let key) = self { key } else { nil } }
  var letter: HeldLetter? { heldKey?.letter ?? name?.letter }
  /// The text that is undecided and not in the client's text yet, or "".
  var uncommitted: String { letter?.uncommitted ?? "" }

  var list: HeldList? {
    get {
      switch self {
      case .held(let key): key.list
      case .name(let name): name.list
      case .free, .emoji: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .held(var key):
        key.list = newValue
        self = .held(key)
      case .name: name?.list = newValue
      case .free, .emoji: break
      }
    }
  }

  /// The entries of whichever list is open.
  var callouts: CalloutList? { emojiPanel?.list ?? list?.callouts }

  /// Whether all keys go to its list, and nothing of it is in the client.
  var takesAllKeys: Bool { emojiPanel != nil }
  /// Whether a sentence is shown in the place of its title.
  var hasQuestion: Bool { emojiPanel?.asksForKey == true }
  /// Whether a key has gone up, and the entry that is to be picked with it is about to be.
  var isAboutToPick: Bool { heldKey?.isAboutToPick == true || emojiPanel?.digit != nil }
  /// Whether the key is up, and what is highlighted decided.
  var isEnding: Bool { heldKey?.isEnding == true }

  /// Moves in whichever list is open.
  mutating func move(_ move: CalloutList.Move, _ turn: inout Turn) {
    emojiPanel?.move(move, &turn)
    list?.move(move, &turn)
  }

  /// Whether this began so recently that the client cannot have seen it, or is not in the client at all.
  func isTooYoungForReset(at time: Int) -> Bool {
    if takesAllKeys { return true }
    return letter.map { $0.duration(at: time) <= KeyboardTiming.inFlight } ?? false
  }

  /// Holds a letter, after the text that was undecided before, until its list opens after `delay` ms.
  ///
  /// - Returns: Whether the key is used up; not if it may pass and the letter goes into the text at
  ///   once.
  mutating func hold(
    _ letter: HeldLetter, passes: Bool, delay: Int, _ turn: inout Turn
  ) -> Bool {
    let before = uncommitted
    end(.rollover, &turn)
    self = .held(HeldKey(letter))
    defer { turn.start(.hold, milliseconds: delay) }
    if letter.strategy == .compose {
      turn.commit(before)
      turn.add(.preedit(Preedit(letter.text)))
      return true
    }
    if before.isEmpty, passes, letter.strategy != .correct { return false }
    turn.commit(before + letter.text)
    if !before.isEmpty { turn.add(.preedit(nil)) }
    return true
  }

  /// Hands an event to the key that is held, if there is one, and leaves a hold that has ended.
  mutating func take(
    _ event: HeldKey.Event, reports: TextReports, _ turn: inout Turn
  ) -> HeldKey.Outcome {
    change(&turn) { $0.take(event, reports: reports, &$1) }
  }

  /// Opens the list of a key that is held, or of a letter that is in the text, because the user asks
  /// for it.
  mutating func ask(
    _ letter: HeldLetter?, afterWaitingText isWaiting: Bool = false, reports: TextReports,
    _ turn: inout Turn
  ) -> HeldKey.Outcome {
    if var letter {
      // No report can have what goes out only now or later, but perhaps the same letter before it.
      if isWaiting || !uncommitted.isEmpty || turn.hasCommit { letter.awaitReport() }
      commit(&turn)
      self = .held(HeldKey(letter))
    }
    return change(&turn) { $0.ask(reports: reports, &$1) }
  }

  private mutating func change(
    _ turn: inout Turn, _ body: (inout HeldKey, inout Turn) -> HeldKey.Outcome
  ) -> HeldKey.Outcome {
    guard case .held(var key) = self else { return .unchanged }
    let outcome = body(&key, &turn)
    self = .held(key)
    switch outcome {
    case .unchanged, .opened, .picks, .picksPending: break
    case .gaveUp, .askedInVain, .commits: commit(because: nil, &turn)
    case .left:
      let wasPreedit = !uncommitted.isEmpty
      end(.cursorMoved, &turn)
      if wasPreedit { turn.add(.preedit(nil)) }
    }
    return outcome
  }

  /// Commits the text that is undecided, and closes its list.
  ///
  /// The reason is noted if a list was still to open; `nil` notes nothing.
  mutating func commit(because reason: HoldRefusal? = .rollover, _ turn: inout Turn) {
    guard let letter else { return }
    end(reason, &turn)
    letter.commit(&turn)
  }

  /// Forgets the text that is undecided and closes its list: the caller deals with the text.
  mutating func end(_ reason: HoldRefusal?, _ turn: inout Turn) {
    switch self {
    case .held(var key):
      self = .free
      key.end(reason, &turn)
    case .name(var name):
      self = .free
      name.closeList(&turn)
    case .free, .emoji: break
    }
  }

  /// Closes the list for a key that has no use for it; the letter goes out with what that key types.
  mutating func closeList(_ turn: inout Turn) {
    switch self {
    case .held(var key) where key.list != nil:
      key.end(nil, &turn)
      self = .held(key)
    case .name: name?.closeList(&turn)
    case .held, .free, .emoji: break
    }
  }

  // MARK: Picking

  /// Replaces the letter or name with the text of a pick; "" leaves it.
  ///
  /// If `next` offers more, the picked letter is held on, to pick from its own list.
  mutating func pick(
    _ text: String, next: [KeyboardAction], _ report: SurroundingText?, _ turn: inout Turn
  ) {
    guard let letter else { return }
    let isAsked = heldKey?.isAsked == true
    end(nil, &turn)
    if text.isEmpty { return letter.commit(&turn) }
    guard letter.delete(report, &turn) else { return }
    if !next.isEmpty {
      let picked = letter.replaced(by: text, offering: next)
      self = .held(HeldKey(picked: picked, isAsked: isAsked, &turn))
    } else {
      turn.commit(text)
      if letter.strategy == .compose { turn.add(.preedit(nil)) }
    }
  }

  /// Replaces the letter with the text of a pick, to be committed with what the next key types; ""
  /// leaves it.
  mutating func pickPending(_ text: String, _ report: SurroundingText?, _ turn: inout Turn) {
    guard case .held(var key) = self else { return }
    key.end(nil, &turn)
    if !text.isEmpty, key.letter.delete(report, &turn) {
      key.letter.text = text
      key.letter.strategy = .compose
    }
    self = .held(key)
  }
}
