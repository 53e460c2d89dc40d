import KeyboardCore

extension TextWitness {
  /// What is to be seen now.
  func currentLook() -> Look {
    let context = controller.state.keyboardContext
    let takesPreedit = context.field.capabilities.contains(.preedit)
    var look = Look()
    look.secondTap = controller.secondTap
    look.pending = controller.pending(field.preedit?.text ?? "") + look.secondTap
    var coming = field
    coming.apply(controller.waitingKeys, at: 0)
    look.line = coming.line.adding(look.pending)
    look.lineAtOnce = lineAtOnce(look.pending)
    look.hasWaitingKeys = !controller.waitingKeys.isEmpty
    let (sent, waiting, pending) = (field, controller.waitingKeys, look.pending)
    look.lineAfterEcho = { key in
      var field = sent
      field.type(key)
      field.apply(waiting + [.commit(pending)], at: 0)
      return field.line
    }
    let preedit = controller.heldBackPreedit ?? field.preedit
    look.isUnderlined = preedit?.isUnderlined ?? false
    look.list = field.list
    look.base = base
    look.isAsked = isAsked
    look.spelling = spelling
    look.spellings = spellings
    look.isEmojiOpen = context.keyboardType == .emojis
    look.asksForKey = asksForKey
    look.digit = digit
    look.isDigitCertain = isDigitCertain
    look.waiting = controller.waitingText
    look.sequence = composer.sequence
    look.isSequenceShown = takesPreedit && preedit?.text.hasSuffix(look.literal) == true
    look.maySequenceShow = takesPreedit && context.field.secrecy == .open
    look.keyboardType = look.isEmojiOpen ? typeBelow : context.keyboardType
    look.settings = controller.settings
    look.quotationMarks = context.quotationMarks
    look.isSecret = context.field.contentType.isSecret
    look.hasOnScreenKeyboard = context.field.capabilities.contains(.onScreenKeyboard)
    look.hasSelection = context.field.surroundingText.map { $0.cursor != $0.anchor } ?? false
    look.isSwitchedOff = isSwitchedOff
    look.quotation = quotation
    return look
  }

  /// The text if a field that ends gets all that waits, the text before the keys.
  private func lineAtOnce(_ pending: String) -> Line {
    var coming = field
    func isText(_ effect: FieldEffect) -> Bool { if case .commit = effect { true } else { false } }
    let waiting = controller.waitingKeys
    coming.apply(waiting.filter(isText) + [.commit(pending)], at: 0)
    coming.apply(waiting.filter { !isText($0) }, at: 0)
    return coming.line
  }

  /// The text of the key whose list is open.
  private var base: String? {
    switch controller.state.calloutContext.action {
    case .character(let text), .text(let text): text
    case .space: " "
    default: nil
    }
  }
}
