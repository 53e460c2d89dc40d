public import KeyboardCore

/// What the press of a key that passes does in its program, as far as one can tell.
public enum PassedKey: Equatable {
  case types(String)
  /// It edits the text, or moves the cursor or the focus.
  case edits
  /// It ends a line, or sends a text: GTK does not report that its program empties a field.
  case returns
  /// Something else: a command.
  case acts
  /// Nothing, or nobody keeps what.
  case nothing

  private static let editing: Set<Keysym> = [
    .backspace, .delete, .tab, .leftTab, .left, .right, .up, .down, .pageUp, .pageDown,
    .home, .end,
  ]

  /// What a press does.
  public init(_ event: KeyEvent) {
    self =
      if event.types, let text = event.text {
        .types(text)
      } else if event.keysym.withoutKeypad == .return {
        .returns
      } else if Self.editing.contains(event.keysym.withoutKeypad) {
        .edits
      } else {
        event.keysym.isModifier ? .nothing : .acts
      }
  }
}
