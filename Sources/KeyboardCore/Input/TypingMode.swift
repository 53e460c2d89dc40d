/// What typing is about at the moment.
enum TypingMode {
  /// Nothing in particular.
  case free
  /// A key that is held, or what was picked with it.
  case held(HeldKey)
  /// An emoji by its name: `:name`.
  case name(EmojiName)
  /// The list of emoji.
  case emoji(EmojiPanel)

  /// The list of emoji while it is open.
  var panel: EmojiPanel? {
    get { if case .emoji(let panel) = self { panel } else { nil } }
    set { if case .emoji = self, let newValue { self = .emoji(newValue) } }
  }

  /// The name that is searched for.
  var name: EmojiName? {
    get { if case .name(let name) = self { name } else { nil } }
    set { if case .name = self, let newValue { self = .name(newValue) } }
  }

  /// The key that is held.
  var heldKey: HeldKey? { if case .held(let key) = self { key } else { nil } }

  /// The letter or name that is undecided.
  var letter: HeldLetter? {
    switch self {
    case .held(let key): key.letter
    case .name(let name): name.letter
    case .free, .emoji: nil
    }
  }

  /// The text that is undecided and not in the client's text yet, or "".
  var uncommitted: String {
    switch self {
    case .held(let key): key.letter.uncommitted
    case .name(let name): name.text
    case .free, .emoji: ""
    }
  }

  /// The list of a letter or name while it is open.
  var list: HeldList? {
    get {
      switch self {
      case .held(let key): key.list
      case .name(let name): name.list.isOpen ? name.list : nil
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

  /// What is offered in whichever list is open.
  var callouts: CalloutList? { panel?.list ?? list?.callouts }

  /// Whether the client has reported what is undecided as text of its own.
  var hasBecomeText: Bool {
    switch self {
    case .held(let key): key.letter.hasBecomeText
    case .name(let name): name.hasBecomeText
    case .free, .emoji: false
    }
  }

  /// Whether what is going on began so recently that the client cannot have seen it; the list of
  /// emoji is not in the client at all.
  func isTooYoungForReset(at time: Int) -> Bool {
    if case .emoji = self { return true }
    return letter.map { $0.duration(at: time) <= KeyboardTiming.inFlight } ?? false
  }

  /// Holds a letter, after what was undecided before.
  ///
  /// - Parameters:
  ///   - letter: The letter.
  ///   - passes: Whether its key may pass, if the letter goes into the text at once.
  ///   - delay: How long its key is held before its list opens, in ms.
  ///   - turn: Takes what becomes of both.
  /// - Returns: Whether the key is used up.
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

  /// Takes an event of the key that is held, if there is one.
  ///
  /// A hold that is over by that is left.
  mutating func take(
    _ event: HeldKey.Event, reportsText: Bool, _ turn: inout Turn
  ) -> HeldKey.Outcome {
    guard case .held(var key) = self else { return .unchanged }
    let outcome = key.take(event, reportsText: reportsText, &turn)
    self = .held(key)
    switch outcome {
    case .unchanged, .opened, .picks, .picksPending: break
    case .gaveUp: end(nil, &turn)
    case .commits: commit(because: nil, &turn)
    case .left:
      let wasPreedit = !uncommitted.isEmpty
      end(.cursorMoved, &turn)
      if wasPreedit { turn.add(.preedit(nil)) }
    }
    return outcome
  }

  /// Commits what is undecided, and closes its list.
  ///
  /// - Parameters:
  ///   - reason: Why no list opens now, if one was still to open; `nil` to say nothing of it.
  ///   - turn: Takes what becomes of it.
  mutating func commit(because reason: HoldRefusal? = .rollover, _ turn: inout Turn) {
    guard case .held(var key) = self else {
      if case .name(let name) = self {
        end(nil, &turn)
        HeldKey(pending: name.letter).commit(&turn)
      }
      return
    }
    self = .free
    key.end(reason, &turn)
    key.commit(&turn)
  }

  /// Forgets what is undecided and closes its list: the caller deals with the text.
  mutating func end(_ reason: HoldRefusal?, _ turn: inout Turn) {
    switch self {
    case .held(var key):
      self = .free
      key.end(reason, &turn)
    case .name(var name):
      self = .free
      name.list.close(&turn)
    case .free, .emoji: break
    }
  }

  /// Another key has no use for the open list: it closes, and the letter goes out with what that
  /// key types.
  mutating func closeList(_ turn: inout Turn) {
    switch self {
    case .held(var key) where key.list != nil:
      key.end(nil, &turn)
      self = .held(key)
    case .name: name?.list.close(&turn)
    case .held, .free, .emoji: break
    }
  }

  /// Replaces what is undecided with what was picked: see `HeldKey.pick`.
  mutating func pick(
    _ text: String, next: [KeyboardAction], _ report: SurroundingText?, _ turn: inout Turn
  ) {
    switch self {
    case .held(var key):
      self = key.pick(text, next: next, report, &turn) ? .held(key) : .free
    case .name(var name):
      name.list.close(&turn)
      var key = HeldKey(pending: name.letter)
      self = key.pick(text, next: next, report, &turn) ? .held(key) : .free
    case .free, .emoji: break
    }
  }

  /// Replaces the letter with what was picked, to be committed with what the next key types.
  mutating func pickPending(
    _ text: String, _ report: SurroundingText?, _ turn: inout Turn
  ) {
    guard case .held(var key) = self else { return }
    key.pickPending(text, report, &turn)
    self = .held(key)
  }
}
