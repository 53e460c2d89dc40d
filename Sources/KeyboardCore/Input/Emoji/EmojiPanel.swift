/// The list of emoji while it is open.
///
/// Only a pick reaches the client. The text to search for is shown in the line above the list, never
/// as preedit, which a focus change would turn into text.
struct EmojiPanel {
  enum Query: Hashable {
    case category(EmojiCategory)
    case search(String)
    case tones(Emoji)
  }

  enum Answer: Hashable {
    /// It closes the list and then does its ordinary work.
    case leave
    /// It closes the list; a key that typed sounds like this action.
    case close(KeyboardAction?)
    case take(KeyboardAction)
    /// Its digit may be held for the skin tones of an entry.
    case hold(Emoji)
    /// The list shows something else now; a key that typed sounds like this action.
    case changed(KeyboardAction?)
    case category(Int)
    case tones(Emoji)
    /// The next key says which key an entry is pinned to.
    case asksForKey(KeyboardAction)
    /// No entry is pinned.
    case asksNoMore
    case pin(KeyboardAction, to: String)
    case refused
    /// It is used up and does nothing.
    case nothing

    /// Whether the key's repeats do nothing more: one that is held to clear the search must not go
    /// on in the text.
    var isFinal: Bool {
      switch self {
      case .close, .take, .hold, .changed(nil), .asksForKey, .asksNoMore, .pin, .refused: true
      case .leave, .changed, .category, .tones, .nothing: false
      }
    }
  }

  /// A digit that is down on an entry with skin tones: a tap picks, holding shows the tones.
  struct Digit {
    var press: KeyPress
    var emoji: Emoji
  }

  static let searchLimit = 10 * CandidateList.pageSize
  private(set) var list = CalloutList()
  private(set) var digit: Digit?

  private var category: EmojiCategory
  private var search = ""
  private var toned: Emoji?
  /// The entry that the next key is asked for.
  private var pinned: KeyboardAction?
  init(at category: EmojiCategory) { self.category = category }

  var query: Query {
    if let toned { return .tones(toned) }
    return isSearching ? .search(search) : .category(category)
  }

  /// Whether the next key says which key an entry is pinned to.
  var asksForKey: Bool { pinned != nil }

  mutating func show(_ entries: [KeyboardAction], _ turn: inout Turn) {
    let wasOpen = list.isOpen
    if entries.isEmpty { list.close() } else { list.open(entries, for: .keyboardType(.emojis)) }
    if list.isOpen || wasOpen { turn.show(list) }
  }

  mutating func move(_ move: CalloutList.Move, _ turn: inout Turn) {
    guard list.isOpen else { return }
    let hasMoved = list.move(move)
    turn.show(list, hasMoved: hasMoved)
  }

  mutating func close(_ turn: inout Turn) {
    forgetDigit(&turn)
    if list.isOpen { turn.add(.candidates(nil)) }
    list.close()
  }

  mutating func turnCategory(by offset: Int, among categories: [EmojiCategory]) {
    search = isSearching || toned != nil ? "" : search
    toned = nil
    guard !categories.isEmpty else { return }
    let place = categories.firstIndex(of: category) ?? 0
    category = categories[(place + offset + categories.count) % categories.count]
  }

  mutating func enterTones(of emoji: Emoji, _ turn: inout Turn) {
    forgetDigit(&turn)
    toned = emoji
    turn.ask(.cue(.calloutOpened))
  }

  /// Waits whether a digit that goes down is held.
  mutating func hold(_ digit: Digit, delay: Int, _ turn: inout Turn) {
    self.digit = digit
    turn.start(.hold, milliseconds: delay)
  }

  private mutating func forgetDigit(_ turn: inout Turn) {
    guard digit != nil else { return }
    digit = nil
    turn.cancel(.hold)
    turn.cancel(.release)
  }

  // MARK: Keys

  /// Takes a key; `letter` is what it types in the current locale.
  mutating func press(
    _ event: KeyEvent, _ letter: LayoutKey, canHold: Bool, _ turn: inout Turn
  ) -> Answer {
    if event.modifiers.isCommand { return .leave }
    if let pinned { return pin(pinned, event, letter) }
    if let text = searchPart(letter, event.pickedDigit) { return add(text) }
    let arrow = event.keysym.withoutKeypad
    switch ListKey(event) {
    case .digit(let digit): return press(digit: digit, canHold: canHold)
    case .pin: return askForKey()
    // A highlight that turning pages has carried to an emoji does not end the turning there.
    case .move where arrow == .down && toned == nil && list.isSelectionMoved:
      if let emoji = selectedToned { return .tones(emoji) }
      move(.page(1), &turn)
    case .move where arrow == .up && toned != nil && list.page == 0: return leaveTones(nil)
    case .move(let direction): move(direction, &turn)
    case .tab(let isBackward): return .category(isBackward ? -1 : 1)
    case .escape: return toned == nil ? .close(nil) : leaveTones(nil)
    case .backspace: return erase()
    case .return: return list.selectedOrFirstAction.map { .take($0) } ?? .nothing
    case .space: return space()
    case nil: return type(letter)
    }
    return .nothing
  }

  private mutating func askForKey() -> Answer {
    guard let action = list.selectedAction, action.pinnableText != nil else { return .refused }
    pinned = action
    return .asksForKey(action)
  }

  private mutating func pin(
    _ action: KeyboardAction, _ event: KeyEvent, _ letter: LayoutKey
  ) -> Answer {
    if event.keysym == .escape {
      pinned = nil
      return .asksNoMore
    }
    return letter.text.map { .pin(action, to: $0) } ?? .refused
  }

  /// What a digit's key adds to a code point such as `U+0259` or to a smiley such as `<3`.
  ///
  /// To a smiley only where the search so far finds nothing, so that the digit could not pick; on
  /// some layouts the key types another sign, as in `:-)`.
  private func searchPart(_ letter: LayoutKey, _ digit: Int?) -> String? {
    guard let digit, toned == nil, isSearching else { return nil }
    let texts = [letter.text, String(digit)].compactMap { $0 }
    if CodePoint.isBeginning(search) { return texts.first { CodePoint.isBeginning(search + $0) } }
    return list.isOpen ? nil : texts.first { Smileys.isBeginning(search + $0) }
  }

  private mutating func add(_ text: String) -> Answer {
    search += text
    return leaveTones(.character(text))
  }

  private mutating func type(_ letter: LayoutKey) -> Answer {
    guard let text = letter.text else {
      // Dead keys mean nothing here; Home and function keys are the program's.
      return letter.keysym.startsSequence ? .refused : .leave
    }
    // Digits pick, and no name contains a 0; a code point can.
    if text.allSatisfy(\.isNumber), !CodePoint.isBeginning(search + text) { return .nothing }
    return add(text)
  }

  private var isSearching: Bool { search.contains { $0 != " " } }

  private var selectedToned: Emoji? {
    guard case .emoji(let emoji)? = list.selectedAction, emoji.hasSkinToneVariants else {
      return nil
    }
    return emoji
  }

  private func press(digit: Int, canHold: Bool) -> Answer {
    guard let action = list.action(onPageAt: digit - 1) else { return .refused }
    guard canHold, toned == nil, case .emoji(let emoji) = action, emoji.hasSkinToneVariants else {
      return .take(action)
    }
    return .hold(emoji)
  }

  private mutating func leaveTones(_ typed: KeyboardAction?) -> Answer {
    toned = nil
    return .changed(typed)
  }

  private mutating func erase() -> Answer {
    if toned == nil {
      if search.isEmpty { return .close(.backspace) }
      search.removeLast()
    }
    return leaveTones(.backspace)
  }

  private mutating func space() -> Answer {
    if let action = list.selectedAction { return .take(action) }
    guard isSearching, toned == nil else { return .nothing }
    search += " "
    return .changed(.space)
  }
}
