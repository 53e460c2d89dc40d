import KeyboardCore

/// Watches what is kept of a field that hides its text, and whether it stays hidden.
struct SecrecyWatch {
  /// The length of the last row of dots, as long as only texts were reported after it.
  private var row: Int?

  /// Takes an event, and returns which rules the keyboard breaks after it, in words.
  mutating func problems(
    of event: InputEvent, by controller: KeyboardInputController
  ) -> [String] {
    let context = controller.state.keyboardContext
    var problems: [String] = []
    if context.field.secrecy == .secret {
      if context.field.surroundingText != nil { problems.append("a secret text is kept") }
      if context.textBeforeCursor != nil { problems.append("the end of a secret text is kept") }
    }
    guard case .surroundingText(let text) = event else {
      row = nil
      return problems
    }
    let count = text.text.unicodeScalars.count
    let isRow = text.text.allSatisfy { $0 == "●" }
    if let row, !isRow, count == row, context.field.secrecy != .secret {
      problems.append("a password that is shown is taken for a text")
    }
    if isRow {
      let isSecret = context.field.secrecy == .secret && !context.field.contentType.isSecret
      row = isSecret ? count : nil
    } else if count != row {
      row = nil
    }
    return problems
  }
}
