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
  /// Whether the client has been asked for the text once more, which had not come in time.
  var isAskedFor = false
  /// Whether that text has got some more time to come.
  var hasWaited = false
  /// The text that the client had told when the key went down.
  var toldBefore: SurroundingText?
  /// The text with a preedit's letter that the client has made part of it, once it tells that.
  private(set) var toldWithPreedit: SurroundingText?
  /// Whether something came in between, so that its list no longer opens.
  var isStopped = false
  /// Whether it is undecided although no key is held for it.
  var isWithoutKey = false
  /// Whether it was picked in order to pick from its own list; no key of its own is held.
  private(set) var isStep = false
  /// Whether it is `:name`, for which emoji are searched.
  var isSearch = false

  /// The letter that was picked in its place, with the list that follows.
  func replaced(by text: String, offering next: [KeyboardAction]) -> Self {
    Self(
      text: text, action: .character(text), press: press, strategy: strategy, callouts: next,
      toldBefore: toldBefore, isStep: true)
  }

  /// The part of the letter that is not in the text yet.
  var uncommitted: String { strategy == .compose ? text : "" }

  /// Whether a text that the client tells ends in the letter, before the cursor.
  ///
  /// With `correct` there may be a selection after it, which the pick takes the place of.
  func isAtEnd(of told: SurroundingText) -> Bool {
    strategy == .correct
      ? told.endsBeforeSelection(in: text) : told.endsBeforeCursor(in: text)
  }

  /// Whether the client has told that it has made a preedit's letter text.
  ///
  /// GTK 4 with IBus 1.5.32 does so before it starts over: "j" became "jj".
  var hasBecomeText: Bool { toldWithPreedit != nil }

  /// Whether the client, which tells its text, has made a preedit's letter part of it, and its
  /// cursor has moved away before that.
  mutating func isLeft(by told: SurroundingText) -> Bool {
    if told != toldBefore, told.endsBeforeCursor(in: text) { toldWithPreedit = told }
    guard !isWithoutKey, let inText = toldWithPreedit ?? toldBefore?.inserting(text) else {
      return false
    }
    let start = inText.cursor - text.unicodeScalars.count
    return told.text == inText.text && max(told.cursor, told.anchor) < start
  }

  /// Asks the client for its text once more, if the list waits for that.
  ///
  /// What is inserted for that, though it is empty, would take the place of the letter where GNOME
  /// Shell is behind. It is not while keys repeat; where they do not, it gets some time.
  mutating func askForText(repeats: Bool, _ turn: inout Turn) {
    guard strategy == .correct, !isSeenInText, !isStopped, !isAskedFor else { return }
    if repeats || hasWaited {
      isAskedFor = true
      turn.add(.refreshSurroundingText)
    } else {
      hasWaited = true
      turn.start(.hold, milliseconds: KeyboardTiming.lateText)
    }
  }

  /// How long the key has been held, in ms.
  func duration(at time: Int) -> Int { time - press.event.time }
}
