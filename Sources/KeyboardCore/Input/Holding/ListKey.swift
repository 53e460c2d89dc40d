/// What a key means while a list is open, be it that of a letter, of a `:name` or of emoji.
enum ListKey: Hashable {
  /// One of the digits 1–9 picks the entry that has it on this page.
  case digit(Int)
  /// The highlighted entry is pinned to its key, or unpinned.
  case pin
  case move(CalloutList.Move)
  /// Tab moves on in a list of letters, and to the next category in that of emoji.
  case tab(isBackward: Bool)
  /// The highlighted entry is picked.
  case `return`, space
  /// The letter stays.
  case escape
  case backspace

  /// The meaning of a key that goes down, or `nil` for one that has no use in lists.
  ///
  /// Entries that belong to no key cannot be pinned.
  init?(_ event: KeyEvent, pins: Bool = true) {
    if event.modifiers.isCommand { return nil }
    if let digit = event.pickedDigit {
      self = .digit(digit)
      return
    }
    let hasShift = event.modifiers.contains(.shift)
    switch event.keysym.withoutKeypad {
    // Many laptops have no Insert.
    case .insert where pins && !hasShift: self = .pin
    case .up where pins && hasShift && event.keysym == .up: self = .pin
    case .right: self = .move(.next)
    case .left: self = .move(.previous)
    case .up, .pageUp: self = .move(.page(-1))
    case .down, .pageDown: self = .move(.page(1))
    case .tab: self = .tab(isBackward: hasShift)
    case .leftTab: self = .tab(isBackward: true)
    case .return: self = .return
    case .space: self = .space
    case .escape: self = .escape
    case .backspace: self = .backspace
    default: return nil
    }
  }
}

extension KeyEvent {
  /// The digit 1–9 that a key picks with: the one it types, or the one at its place on the digit row,
  /// where French and other keyboards have letters without Shift.
  ///
  /// A virtual keyboard may send Escape with the place of a digit.
  var pickedDigit: Int? {
    if let digit = keysym.digit { return digit == 0 ? nil : digit }
    guard (2...10).contains(keycode), text != nil || keysym.isDeadKey,
      modifiers.isDisjoint(with: [.shift, .levelThree])
    else { return nil }
    return Int(keycode) - 1
  }
}
