import KeyboardCore

extension TextWitness {
  /// What is to be seen now.
  func currentLook() -> Look {
    let context = controller.state.keyboardContext
    let takesPreedit = context.field.capabilities.contains(.preedit)
    var look = Look()
    look.pending = controller.pending(field.preedit?.text ?? "")
    look.line = field.line.adding(look.pending)
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

  /// The text of the key whose list is open.
  private var base: String? {
    switch controller.state.calloutContext.action {
    case .character(let text), .text(let text): text
    case .space: " "
    default: nil
    }
  }
}
