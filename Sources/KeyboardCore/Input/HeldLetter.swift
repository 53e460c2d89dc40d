/// A letter that was typed with a key that has callouts, until it is decided.
struct HeldLetter {
  /// The letter as typed.
  var text: String
  /// What the key does.
  var action: KeyboardAction
  /// The press of the key.
  var press: KeyPress
  /// How the letter gives way to a pick.
  var strategy: ReplacementStrategy
  /// What the key offers, without the letter itself.
  var callouts: [KeyboardAction] = []
  /// Whether the client has reported, since the press, surrounding text that ends in the letter.
  var isSeenInText = false
  /// Whether something came in between, so that its list no longer opens.
  var isStopped = false
  /// Whether it is undecided although no key is held for it.
  var isWithoutKey = false
  /// Whether it is `:name`, for which emoji are searched.
  var isSearch = false

  /// The part of the letter that is not in the text yet.
  var uncommitted: String { strategy == .compose ? text : "" }

  /// Whether a text that the client tells ends in the letter, before the cursor.
  ///
  /// With `correct` there may be a selection after it, which the pick takes the place of.
  func isAtEnd(of told: SurroundingText) -> Bool {
    strategy == .correct
      ? told.endsBeforeSelection(in: text) : told.endsBeforeCursor(in: text)
  }

  /// How long the key has been held, in ms.
  func duration(at time: Int) -> Int { time - press.event.time }
}
