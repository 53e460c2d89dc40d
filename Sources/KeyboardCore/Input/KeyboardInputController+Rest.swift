extension KeyboardInputController {
  /// Whether nothing is under way that would be lost with the keyboard: no key is down, nothing is
  /// composed or waits to be sent, no list is open and no timer runs.
  ///
  /// A host that has to end its process does so at such a moment.
  public var isAtRest: Bool {
    !recognizer.hasKeyDown && mode.uncommitted.isEmpty && mode.callouts == nil
      && composition.isEmpty && pacer.waitingText.isEmpty
      && turn.effects.isEmpty && !KeyboardTimer.allCases.contains(where: turn.isRunning)
  }

  /// Whether a letter that is typed now goes elsewhere than into the text: into a sequence that is
  /// composed, or into a search for emoji.
  public var isComposing: Bool { mode.panel != nil || !composition.isEmpty }
}
