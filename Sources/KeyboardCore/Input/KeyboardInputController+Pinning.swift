// Pinning entries of lists to keys.
extension KeyboardInputController {
  /// Requests that an entry is pinned to the key of a character, or unpinned, and returns whether that
  /// is possible.
  @discardableResult
  func pin(_ action: KeyboardAction, to character: String) -> Bool {
    let pin = action.pinnableText.flatMap {
      Pin($0, to: character, in: context.locale, library)
    }
    turn.ask(.cue(pin == nil ? .refused : .calloutMoved))
    if let pin { turn.add(.pin(pin)) }
    return pin != nil
  }

  /// Asks for the key of an entry of the list of emoji; the host replaces the title by a sentence.
  func askForKey(of action: KeyboardAction) {
    guard let text = action.pinnableText else { return }
    // The sentence is announced; without a key, the title of the list is again.
    shown.show(title: "📌 " + text, said: "", audience, &turn)
    turn.ask(.cue(.calloutMoved))
    turn.add(.pin(Pin(asking: text, in: context.locale)))
  }
}
