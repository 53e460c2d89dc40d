// Showing lists, and noting why none opens.
extension Turn {
  /// Shows a list as it is, or removes it if it is closed.
  mutating func show(_ list: CalloutList) { add(.candidates(list.isOpen ? list.candidates : nil)) }

  /// Shows a list that was moved in, or refuses a move that changed nothing.
  mutating func show(_ list: CalloutList, hasMoved: Bool) {
    if hasMoved { show(list) }
    ask(.cue(hasMoved ? .calloutMoved : .refused))
  }

  /// Notes why a list was not opened.
  mutating func note(_ refusal: HoldRefusal) {
    if refusal.isOfHeldKey { holdOutcome = .refused(refusal) }
    note(.noList(refusal))
  }
}
