/// The list of the held key while it is open.
struct HeldList {
  enum Answer: Hashable {
    case pick(KeyboardAction)
    /// It moved in the list, and that has been shown.
    case used
    /// The highlighted entry is to be pinned to the key of a character, or unpinned.
    case pin(KeyboardAction, to: String)
    /// It closes the list, and the letter is committed.
    case commit
    /// It closes the list, and the letter is deleted.
    case erase
  }

  private(set) var callouts = CalloutList()

  private let openedAt: Int
  /// Whether the highlight, the page or the case has been changed, or that was tried.
  private var isUsed = false
  private var isShiftArmed = false
  /// Whether Shift was tapped by itself, and is up: if it acts on the next key, StickyKeys has latched
  /// it.
  private var isShiftTapped = false
  private var isCaseToggled = false
  /// The character whose callouts are shown, or `nil` if the key has none.
  private var character: String?

  /// Opens the list and shows it, perhaps with its first entry highlighted.
  init(
    _ actions: [KeyboardAction], for action: KeyboardAction, ofKey key: String? = nil,
    selectsFirst: Bool = false, _ turn: inout Turn
  ) {
    openedAt = turn.now
    callouts.open(actions, for: action)
    if selectsFirst { _ = callouts.move(.next) }
    character = key
    turn.show(callouts)
  }

  /// Whether it has been open for so many ms, and nothing has been done in it.
  func isIdle(for milliseconds: Int, at time: Int) -> Bool {
    !isUsed && time - openedAt >= milliseconds
  }

  mutating func move(_ move: CalloutList.Move, _ turn: inout Turn) {
    isUsed = true
    let hasMoved = callouts.move(move)
    turn.show(callouts, hasMoved: hasMoved)
  }

  /// Takes a key while the list is open; `nil` means that it closes the list and then does its
  /// ordinary work.
  ///
  /// With `canErase`, BackSpace deletes the letter here and not in the text; with `takesFirst`, Return
  /// and Tab take the first entry, as in the list of a `:name`, whose entries belong to no key.
  mutating func answer(
    to event: KeyEvent, canErase: Bool, takesFirst: Bool, _ turn: inout Turn
  ) -> Answer? {
    guard !event.modifiers.isCommand else { return nil }
    var event = event
    // The digit row picks with Shift latched, too, and ↑ pins nothing.
    if isShiftTapped, (2...10).contains(event.keycode) || event.keysym == .up {
      event.modifiers.remove(.shift)
    }
    if let digit = event.pickedDigit, let action = callouts.action(onPageAt: digit - 1) {
      return .pick(action)
    }
    if event.pinsEntry, !takesFirst {
      if let action = callouts.selectedAction, let character { return .pin(action, to: character) }
      turn.ask(.cue(.refused))
      return .used
    }
    let hasShift = event.modifiers.contains(.shift)
    switch event.keysym.withoutKeypad {
    case .return where takesFirst && !hasShift, .tab where takesFirst && !hasShift:
      return callouts.selectedOrFirstAction.map { .pick($0) }
    case .right: move(.next, &turn)
    case .left, .leftTab: move(.previous, &turn)
    case .tab: move(hasShift ? .previous : .next, &turn)
    case .up, .pageUp: move(.page(-1), &turn)
    case .down, .pageDown: move(.page(1), &turn)
    case .escape: return .commit
    case .backspace: return canErase ? .erase : nil
    case .return, .space: return callouts.selectedAction.map { .pick($0) }
    default: return nil
    }
    return .used
  }

  // MARK: Case

  /// A key goes down: Shift tapped by itself changes the case of the list.
  mutating func pressed(_ event: KeyEvent) {
    isShiftArmed = event.keysym.isShift
    if isShiftArmed { isShiftTapped = false }
  }

  /// Shift goes up: the text whose callouts the list should show, or `nil` if it stays as it is.
  mutating func shiftReleased(_ mapping: CaseMapping) -> String? {
    guard isShiftArmed else { return nil }
    isShiftArmed = false
    isShiftTapped = true
    guard case .character(let text) = callouts.action else { return nil }
    if isCaseToggled { return text }
    return mapping.isUppercase(text) ? mapping.lowercased(text) : mapping.uppercased(text) ?? text
  }

  /// Shows the callouts of the letter in the other case, `text`, if it has any; the letter itself,
  /// and an entry that repeats the key, stay.
  mutating func toggleCase(
    _ actions: [KeyboardAction], of text: String, key: String, _ turn: inout Turn
  ) {
    let others = actions.filter { $0 != .character(text) && $0 != callouts.action }
    guard !others.isEmpty else { return }
    isUsed = true
    isCaseToggled.toggle()
    character = key
    let before = callouts
    callouts.replaceActions(others + callouts.actions.filter { $0 == .repeatKey })
    turn.show(callouts, hasMoved: callouts != before)
  }
}

extension KeyEvent {
  /// The digit 1–9 that a key picks with: the one it types, or the one at its place on the digit row,
  /// where French and other keyboards have letters without Shift, and virtual ones may have any key.
  var pickedDigit: Int? {
    if let digit = keysym.digit { return digit == 0 ? nil : digit }
    guard (2...10).contains(keycode), text != nil || keysym.isDeadKey,
      modifiers.isDisjoint(with: [.shift, .levelThree])
    else { return nil }
    return Int(keycode) - 1
  }

  /// Whether the key pins an entry of a list: Insert, or Shift and Up, as many laptops have no Insert.
  var pinsEntry: Bool {
    let hasShift = modifiers.contains(.shift)
    return keysym == .up ? hasShift : keysym.withoutKeypad == .insert && !hasShift
  }
}
