/// The list of emoji while it is open.
///
/// Only what is picked reaches the client. What is typed to search is shown in the line above the
/// list, never as preedit, which a change of the focus would turn into text.
struct EmojiPanel {
  /// A digit that is down on an entry with skin tones: a tap picks, holding shows the tones.
  struct Digit {
    var press: KeyPress
    var emoji: Emoji
  }

  /// The most entries a search shows: ten pages.
  static let searchLimit = 10 * CandidateList.pageSize

  /// What is shown, and which entry is highlighted.
  private(set) var list = CalloutList()
  /// The digit that is down, or `nil`.
  private(set) var digit: Digit?

  private var category: EmojiCategory
  private var search = ""
  private var toned: Emoji?

  /// Opens at a category.
  init(at category: EmojiCategory) { self.category = category }

  /// What the list should show.
  var query: Query {
    if let toned { return .tones(toned) }
    return isSearching ? .search(search) : .category(category)
  }

  /// Shows entries, starting at the first page.
  mutating func show(_ entries: [KeyboardAction], _ turn: inout Turn) {
    let wasOpen = list.isOpen
    if entries.isEmpty { list.close() } else { list.open(entries, for: .keyboardType(.emojis)) }
    if list.isOpen || wasOpen { turn.show(list) }
  }

  /// Moves in the list, if anything is shown.
  mutating func move(_ move: CalloutList.Move, _ turn: inout Turn) {
    guard list.isOpen else { return }
    let hasMoved = list.move(move)
    turn.show(list, hasMoved: hasMoved)
  }

  /// Closes the list.
  mutating func close(_ turn: inout Turn) {
    forgetDigit(&turn)
    if list.isOpen { turn.add(.candidates(nil)) }
    list.close()
  }

  /// Moves on by so many categories; a search is dropped.
  mutating func turnCategory(by offset: Int, among categories: [EmojiCategory]) {
    search = isSearching || toned != nil ? "" : search
    toned = nil
    guard !categories.isEmpty else { return }
    let place = categories.firstIndex(of: category) ?? 0
    category = categories[(place + offset + categories.count) % categories.count]
  }

  /// Goes to the skin tones of an emoji.
  mutating func enterTones(of emoji: Emoji, _ turn: inout Turn) {
    forgetDigit(&turn)
    toned = emoji
    turn.ask(.cue(.calloutOpened))
  }

  /// A digit goes down that may be held.
  mutating func hold(_ digit: Digit, delay: Int, _ turn: inout Turn) {
    self.digit = digit
    turn.start(.hold, milliseconds: delay)
  }

  /// Whether the press with this number is that of the digit that is down.
  func isHolding(_ press: Int) -> Bool { digit?.press.number == press }

  private mutating func forgetDigit(_ turn: inout Turn) {
    guard digit != nil else { return }
    digit = nil
    turn.cancel(.hold)
    turn.cancel(.release)
  }

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - canHold: Whether a digit can be held.
  ///   - turn: Takes what is shown.
  /// - Returns: What it means, and whether its repeats do nothing more.
  mutating func press(
    _ event: KeyEvent, canHold: Bool, _ turn: inout Turn
  ) -> (answer: Answer, spends: Bool) {
    if event.modifiers.isCommand { return (.leave, false) }
    if let digit = event.pickedDigit { return (press(digit: digit, canHold: canHold), true) }
    switch event.keysym.withoutKeypad {
    case .right: move(.next, &turn)
    case .left: move(.previous, &turn)
    case .leftTab: return (.category(-1), false)
    case .tab: return (.category(event.modifiers.contains(.shift) ? -1 : 1), false)
    // A highlight that turning pages has carried to an emoji does not end the turning there.
    case .down where toned == nil && list.isSelectionMoved && selectedToned != nil:
      return (selectedToned.map { .tones($0) } ?? .nothing, false)
    case .up where toned != nil && list.page == 0: return (leaveTones(), false)
    case .up, .pageUp: move(.page(-1), &turn)
    case .down, .pageDown: move(.page(1), &turn)
    case .escape: return (toned == nil ? .close(nil) : leaveTones(), true)
    case .backspace: return erase()
    case .return:
      return (list.selectedOrFirstAction.map { .take($0) } ?? .nothing, true)
    case .space: return space()
    default: return (.letter, false)
    }
    return (.nothing, false)
  }

  /// Takes a key that may be a letter to search with.
  mutating func type(_ letter: LayoutKey) -> Answer {
    guard let text = letter.text else {
      // Dead keys mean nothing here; Home and function keys are the program's.
      return letter.keysym.startsSequence ? .refused : .leave
    }
    // Digits pick, and no name has a 0.
    if text.allSatisfy(\.isNumber) { return .nothing }
    toned = nil
    search += text
    return .changed(.character(text))
  }

  private var isSearching: Bool { search.contains { $0 != " " } }

  /// The highlighted emoji if it has skin tones, or `nil`.
  private var selectedToned: Emoji? {
    guard case .emoji(let emoji)? = list.selectedAction, emoji.hasSkinToneVariants else {
      return nil
    }
    return emoji
  }

  private mutating func press(digit: Int, canHold: Bool) -> Answer {
    guard let action = list.action(onPageAt: digit - 1) else { return .refused }
    guard canHold, toned == nil, case .emoji(let emoji) = action, emoji.hasSkinToneVariants else {
      return .take(action)
    }
    return .hold(emoji)
  }

  private mutating func leaveTones() -> Answer {
    toned = nil
    return .changed(nil)
  }

  private mutating func erase() -> (answer: Answer, spends: Bool) {
    if toned != nil {
      toned = nil
    } else if search.isEmpty {
      // A key that is held to clear the search must not go on in the text.
      return (.close(.backspace), true)
    } else {
      search.removeLast()
    }
    return (.changed(.backspace), false)
  }

  private mutating func space() -> (answer: Answer, spends: Bool) {
    if let action = list.selectedAction { return (.take(action), true) }
    guard isSearching, toned == nil else { return (.nothing, false) }
    search += " "
    return (.changed(.space), false)
  }
}
