/// The key that is held, its letter and its list.
struct HeldKey {
  /// What a key means while the list is open.
  enum Answer: Hashable {
    /// It picks an entry.
    case pick(KeyboardAction)
    /// The highlight or the page has changed.
    case moved
    /// It moves in the list, which has nowhere to go.
    case stayed
    /// It closes the list, and the letter is committed.
    case commit
    /// It closes the list, and the letter is deleted.
    case erase
  }

  /// The letter that is undecided, or `nil`.
  private(set) var letter: HeldLetter?
  /// The list of the letter.
  private(set) var list = CalloutList()

  private var lastTap: (keycode: UInt32, time: Int)?
  private var isShiftArmed = false
  private var isCaseToggled = false

  /// The letter, if it is not in the text yet, or "".
  var uncommitted: String { letter?.uncommitted ?? "" }

  // MARK: The letter

  /// A letter is held from now on; the one before has been seen to.
  mutating func hold(_ letter: HeldLetter) { self.letter = letter }

  /// Changes the letter that is held.
  mutating func update(_ change: (inout HeldLetter) -> Void) {
    guard var changed = letter else { return }
    change(&changed)
    letter = changed
  }

  /// Forgets the letter, whose list has been closed.
  ///
  /// - Returns: The letter, if there was one.
  mutating func end() -> HeldLetter? {
    assert(letter == nil || !list.isOpen, "A list is left of a letter that is forgotten.")
    defer { letter = nil }
    return letter
  }

  /// The client has told the text: letters that are in it can tell whether the cursor has left them.
  ///
  /// A preedit is no part of it. Clients tell late, and the old text again: only after the letter
  /// was seen does its absence mean something.
  /// - Returns: Whether the cursor has left the letter.
  mutating func told(_ text: SurroundingText) -> Bool {
    guard let letter, letter.strategy != .compose else { return false }
    guard text.endsBeforeCursor(in: letter.text) else { return letter.isEchoed }
    update { $0.isEchoed = true }
    return false
  }

  // MARK: Taps

  /// The key of a letter was tapped: held at once again, it repeats.
  mutating func tapped(_ event: KeyEvent) { lastTap = (event.keycode, event.time) }

  /// Another key goes down.
  mutating func pressed(_ press: KeyPress) {
    isShiftArmed = false
    if press.isRepeat || lastTap?.keycode != press.event.keycode { lastTap = nil }
  }

  /// Whether a press follows a tap of its key closely; the tap counts once.
  mutating func followsTap(_ event: KeyEvent) -> Bool {
    defer { lastTap = nil }
    return lastTap.map { event.time - $0.time <= KeyboardTiming.tapThenHold } ?? false
  }

  /// Forgets the tap.
  mutating func forgetTap() { lastTap = nil }

  // MARK: The list

  /// Opens a list: that of the letter's callouts, unless others are given.
  mutating func openList(_ callouts: [KeyboardAction]? = nil) {
    guard let letter else { return }
    isCaseToggled = false
    list.open(callouts ?? letter.callouts, for: letter.action)
  }

  /// Closes the list; the letter stays undecided.
  ///
  /// - Returns: Whether it was open.
  mutating func closeList() -> Bool {
    guard list.isOpen else { return false }
    list.close()
    isShiftArmed = false
    return true
  }

  /// Goes about the list.
  ///
  /// - Returns: What came of it, or `nil` if no list is open.
  mutating func move(_ move: CalloutList.Move) -> Answer? {
    guard list.isOpen else { return nil }
    return list.move(move) ? .moved : .stayed
  }

  /// Takes a key while the list is open.
  ///
  /// - Returns: What it means, or `nil` for keys that close the list and then do their ordinary work.
  mutating func answer(to event: KeyEvent) -> Answer? {
    guard !event.modifiers.isCommand else { return nil }
    if let digit = event.pickedDigit, let action = list.action(onPageAt: digit - 1) {
      return .pick(action)
    }
    switch event.keysym.withoutKeypad {
    case .right: return move(.next)
    case .left, .leftTab: return move(.previous)
    case .tab: return move(event.modifiers.contains(.shift) ? .previous : .next)
    case .up, .pageUp: return move(.page(-1))
    case .down, .pageDown: return move(.page(1))
    case .escape: return .commit
    case .backspace: return letter?.strategy == .compose ? .erase : nil
    case .return, .space: return list.selectedAction.map { .pick($0) }
    default: return nil
    }
  }

  // MARK: The list's case

  /// A modifier goes down while the list is open: Shift by itself toggles the case of the list.
  mutating func modifierPressed(_ event: KeyEvent) { isShiftArmed = event.keysym.isShift }

  /// Shift goes up.
  ///
  /// - Returns: The text whose callouts the list shall show, or `nil` if it stays as it is.
  mutating func shiftReleased(_ mapping: CaseMapping) -> String? {
    guard isShiftArmed else { return nil }
    isShiftArmed = false
    guard list.isOpen, case .character(let text) = list.action else { return nil }
    if isCaseToggled { return text }
    return mapping.isUppercase(text) ? mapping.lowercased(text) : mapping.uppercased(text) ?? text
  }

  /// Shows the callouts of the other case; the letter itself stays as typed.
  ///
  /// - Parameters:
  ///   - callouts: What the text in that case offers, which may be itself first of all.
  ///   - text: The text in that case.
  /// - Returns: What came of it, or `nil` if the other case has none.
  mutating func toggleCase(_ callouts: [KeyboardAction], of text: String) -> Answer? {
    let others = callouts.filter { $0 != .character(text) && $0 != list.action }
    guard !others.isEmpty else { return nil }
    isCaseToggled.toggle()
    let before = list
    list.replaceActions(others)
    return list == before ? .stayed : .moved
  }
}

extension KeyEvent {
  /// The digit 1–9 a key stands for in a list: by what it types, or by its place on the digit row,
  /// where French and other keyboards have letters without Shift.
  var pickedDigit: Int? {
    if let digit = keysym.digit { return digit == 0 ? nil : digit }
    guard (2...10).contains(keycode), modifiers.isDisjoint(with: [.shift, .levelThree]) else {
      return nil
    }
    return Int(keycode) - 1
  }
}
