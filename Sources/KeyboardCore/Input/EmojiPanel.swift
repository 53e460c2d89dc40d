/// The list of emoji while it is open.
///
/// Nothing of what is typed there reaches the client but what is picked. It is shown in the line
/// above the list, never as preedit, which a change of the focus would turn into text.
struct EmojiPanel {
  /// A digit that is down on an entry with skin tones: a tap picks, holding shows the tones.
  struct Digit {
    var press: KeyPress
    var emoji: Emoji
  }

  /// What the list shows.
  enum Query: Hashable {
    case category(EmojiCategory)
    case search(String)
    case tones(Emoji)
  }

  /// What a key means.
  enum Answer: Hashable {
    /// It closes the list and then does its ordinary work.
    case leave
    /// It closes the list; a key that typed sounds like this action.
    case close(KeyboardAction?)
    /// It picks an entry.
    case take(KeyboardAction)
    /// Its digit may be held for the skin tones of an entry.
    case hold(Emoji)
    /// The list shows something else now; a key that typed sounds like this action.
    case changed(KeyboardAction?)
    /// It goes so many categories on.
    case category(Int)
    /// It shows the skin tones of an emoji.
    case tones(Emoji)
    /// The highlight or the page has changed.
    case moved
    /// It is refused.
    case refused
    /// It is used up and does nothing.
    case nothing
    /// It may be a letter: what it types is to be told.
    case letter
  }

  /// The longest list a search leads to: ten pages.
  static let searchLimit = 10 * CandidateList.pageSize

  /// What the keys stood for before.
  let previousType: KeyboardType
  /// What is shown, and what of it is highlighted.
  private(set) var list = CalloutList()
  /// The digit that is down, or `nil`.
  private(set) var digit: Digit?

  private var category: EmojiCategory
  private var search = ""
  private var toned: Emoji?

  /// Opens at a category.
  init(at category: EmojiCategory, previousType: KeyboardType) {
    self.category = category
    self.previousType = previousType
  }

  /// What the list is to show.
  var query: Query {
    if let toned { return .tones(toned) }
    return isSearching ? .search(search) : .category(category)
  }

  /// Shows entries, from the first page on.
  mutating func show(_ entries: [KeyboardAction]) {
    if entries.isEmpty { list.close() } else { list.open(entries, for: .keyboardType(.emojis)) }
  }

  /// Goes about the list.
  mutating func move(_ move: CalloutList.Move) -> Answer {
    guard list.isOpen else { return .nothing }
    return list.move(move) ? .moved : .refused
  }

  /// Shows the category so many places on from this one; a search is dropped.
  mutating func turnCategory(by offset: Int, among categories: [EmojiCategory]) {
    search = isSearching || toned != nil ? "" : search
    toned = nil
    guard !categories.isEmpty else { return }
    let place = categories.firstIndex(of: category) ?? 0
    category = categories[(place + offset + categories.count) % categories.count]
  }

  /// Shows the skin tones of an emoji.
  mutating func showTones(of emoji: Emoji) { toned = emoji }

  /// A digit goes down that may be held.
  mutating func hold(_ digit: Digit) { self.digit = digit }

  /// Forgets the digit that is down.
  mutating func takeDigit() -> Digit? {
    defer { digit = nil }
    return digit
  }

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - canHold: Whether a digit can be held.
  /// - Returns: What it means, and whether its repeats do nothing more.
  mutating func press(_ event: KeyEvent, canHold: Bool) -> (answer: Answer, spends: Bool) {
    if event.modifiers.isCommand { return (.leave, false) }
    if let digit = event.pickedDigit { return (press(digit: digit, canHold: canHold), true) }
    switch event.keysym.withoutKeypad {
    case .right: return (move(.next), false)
    case .left: return (move(.previous), false)
    case .leftTab: return (.category(-1), false)
    case .tab: return (.category(event.modifiers.contains(.shift) ? -1 : 1), false)
    case .down where toned == nil && selectedToned != nil:
      return (selectedToned.map { .tones($0) } ?? .nothing, false)
    case .up where toned != nil && list.page == 0: return (leaveTones(), false)
    case .up, .pageUp: return (move(.page(-1)), false)
    case .down, .pageDown: return (move(.page(1)), false)
    case .escape: return (toned == nil ? .close(nil) : leaveTones(), true)
    case .backspace: return erase()
    case .return:
      return ((list.selectedAction ?? list.actions.first).map { .take($0) } ?? .nothing, true)
    case .space: return space()
    default: return (.letter, false)
    }
  }

  /// Takes a key that may be a letter to search with.
  mutating func type(_ letter: LayoutKey) -> Answer {
    guard let text = letter.text else {
      // Dead keys have no meaning here; Home and function keys are the program's.
      return letter.keysym.startsSequence ? .refused : .leave
    }
    // Digits pick, and 0 is no name.
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
