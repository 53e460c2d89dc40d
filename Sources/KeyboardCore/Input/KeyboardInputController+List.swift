extension KeyboardInputController {
  /// Takes a key while a list is open.
  ///
  /// - Returns: Whether the key is used up, or `nil` for keys that close the list and then do their
  ///   ordinary work.
  func listPress(_ event: KeyEvent, _ key: inout KeyTracker.Key) -> Bool? {
    guard !event.modifiers.isCommand else { return nil }
    let context = state.calloutContext
    if let digit = event.pickedDigit, let action = context.action(onPageAt: digit - 1) {
      key.role = .spent
      pick(action)
      return true
    }
    switch event.keysym.withoutKeypad {
    case .right: moveInList { $0.selectNext() }
    case .left, .leftTab: moveInList { $0.selectPrevious() }
    case .tab where event.modifiers.contains(.shift): moveInList { $0.selectPrevious() }
    case .tab: moveInList { $0.selectNext() }
    case .up, .pageUp: moveInList { $0.turnPage(by: -1) }
    case .down, .pageDown: moveInList { $0.turnPage(by: 1) }
    case .escape:
      key.role = .spent
      finishHeld()
    case .backspace:
      guard held?.strategy == .compose else { return nil }
      pressFeedback(on: .backspace)
      endHold(nil)
      effects.append(.preedit(nil))
    case .return, .space:
      guard let action = context.selectedAction else { return nil }
      key.role = .spent
      pick(action)
    default: return nil
    }
    return true
  }

  /// Changes the page or the highlight, and shows it.
  func moveInList(_ move: (CalloutContext) -> Void) {
    let context = shownList
    guard context.isActive else { return }
    let old = context.list
    move(context)
    guard context.list != old else { return cue(.refused) }
    effects.append(.candidates(context.list))
    cue(.calloutMoved)
  }

  /// Takes a click on an entry.
  func candidateClicked(_ index: Int) {
    let context = shownList
    // GNOME's on-screen keyboard shows all entries in one row and counts through all of them.
    let isAbsolute =
      state.keyboardContext.capabilities.contains(.onScreenKeyboard)
      || index >= CandidateList.pageSize
    let action =
      isAbsolute
      ? (context.actions.indices.contains(index) ? context.actions[index] : nil)
      : context.action(onPageAt: index)
    guard let action else { return }
    if emojis == nil { pick(action) } else { takeEmoji(action) }
  }

  /// The list of emoji while it is open, else that of a held key.
  private var shownList: CalloutContext { emojis?.list ?? state.calloutContext }

  /// Shows the list of the letter's other case; the letter itself stays as typed.
  func toggleListCase() {
    let context = state.calloutContext
    guard context.isActive, case .character(let text) = context.action else { return }
    let mapping = CaseMapping(state.keyboardContext.locale)
    let isTyped = isListToggled
    let otherCase =
      mapping.isUppercase(text) ? mapping.lowercased(text) : mapping.uppercased(text) ?? text
    let target = isTyped ? text : otherCase
    let actions = services.calloutActionProvider.calloutActions(for: .character(target))
      .filter { $0 != .character(target) && $0 != context.action }
    guard !actions.isEmpty else { return }
    isListToggled.toggle()
    moveInList { $0.replaceActions(actions) }
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
