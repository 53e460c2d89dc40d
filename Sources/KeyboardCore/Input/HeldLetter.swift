/// A letter that was typed with a key that has callouts, until it is decided.
struct HeldLetter {
  /// Where a letter comes from.
  enum Origin {
    /// A key was pressed for it.
    case key
    /// It was picked in order to pick from its own list.
    case pick
  }

  /// The letter as typed.
  var text: String
  /// What the key does.
  let action: KeyboardAction
  /// The press of the key; a picked letter has that of the letter before it.
  let press: KeyPress
  /// How the letter gives way to a pick.
  var strategy: ReplacementStrategy
  /// What the key offers, without the letter itself.
  let callouts: [KeyboardAction]
  /// The text that the client had reported when the key went down.
  private let reportBefore: SurroundingText?
  /// Where it comes from.
  private(set) var origin = Origin.key
  /// Whether the client has reported, since the press, surrounding text that ends in the letter.
  private(set) var isSeenInText = false
  /// The text with a preedit's letter that the client has made part of it, once it reports that.
  private var reportWithPreedit: SurroundingText?

  /// A letter that was typed, or text that is undecided like one.
  init(
    text: String, action: KeyboardAction, press: KeyPress, strategy: ReplacementStrategy,
    callouts: [KeyboardAction] = [], reportBefore: SurroundingText? = nil
  ) {
    self.text = text
    self.action = action
    self.press = press
    self.strategy = strategy
    self.callouts = callouts
    self.reportBefore = reportBefore
  }

  /// The letter that was picked in its place, with the list that follows.
  func replaced(by text: String, offering next: [KeyboardAction]) -> Self {
    var letter = Self(
      text: text, action: .character(text), press: press, strategy: strategy, callouts: next,
      reportBefore: reportBefore)
    letter.origin = .pick
    return letter
  }

  /// The part of the letter that is not in the text yet.
  var uncommitted: String { strategy == .compose ? text : "" }

  /// Whether the client has to report the letter before it is replaced, and has not yet.
  var isAwaited: Bool { strategy.needsText && !isSeenInText }

  /// Whether the client has reported a preedit's letter as text.
  ///
  /// GTK 4 with IBus 1.5.32 does so before it starts over: "j" became "jj".
  var hasBecomeText: Bool { reportWithPreedit != nil }

  /// How long the key has been held, in ms.
  func duration(at time: Int) -> Int { time - press.event.time }

  /// Whether a text that the client reports ends in the letter, before the cursor.
  ///
  /// With `correct` there may be a selection after it, which the pick takes the place of.
  func isAtEnd(of report: SurroundingText) -> Bool {
    strategy == .correct
      ? report.endsBeforeSelection(in: text) : report.endsBeforeCursor(in: text)
  }

  /// The client reports the text, of which a preedit is not part.
  ///
  /// Clients report late, and may report the old text again: a missing letter means something only
  /// after it has been seen.
  /// - Returns: Whether the report shows that the cursor has left the letter.
  mutating func follow(_ report: SurroundingText) -> Bool {
    // KWin passes no reset on: a digit picked where a click had set the cursor.
    if strategy == .compose { return isPreeditLeft(by: report) }
    defer { isSeenInText = isAtEnd(of: report) }
    return isSeenInText && !isAtEnd(of: report)
  }

  /// Whether the client has made a preedit's letter part of its text, and its cursor had moved away
  /// before that.
  private mutating func isPreeditLeft(by report: SurroundingText) -> Bool {
    if report != reportBefore, report.endsBeforeCursor(in: text) { reportWithPreedit = report }
    guard let inText = reportWithPreedit ?? reportBefore?.inserting(text) else { return false }
    let start = inText.cursor - text.unicodeScalars.count
    return report.text == inText.text && max(report.cursor, report.anchor) < start
  }
}
