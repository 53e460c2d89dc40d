/// A letter that was typed with a key that has callouts, until it is decided.
struct HeldLetter {
  /// Where a letter comes from.
  enum Origin {
    case key
    /// It was picked in order to pick from its own list.
    case pick
    /// It was in the text before.
    case text
    /// It is a word that was in the text before.
    case word
  }

  var text: String
  let action: KeyboardAction
  /// The press of the key; a picked letter has that of the letter before it.
  private(set) var press: KeyPress
  var strategy: ReplacementStrategy
  /// What the key offers, without the letter itself.
  let callouts: [KeyboardAction]
  private(set) var origin = Origin.key
  /// The character of the key whose list this is, to which entries are pinned; `nil` for a list that
  /// belongs to no key.
  let key: String?
  /// How it is deleted with `backspace`.
  private(set) var erasure = Erasure.key
  /// Whether a client that is late with the letter has to be left alone for a while.
  private(set) var reportMayBeLate = false
  /// How it is deleted if the client turns out to report nothing, or `nil` if no way works then.
  private let erasureUnreported: Erasure?
  /// When its key came down again right after its release, unless that has proved to be an auto-repeat:
  /// then the letter was typed twice.
  var tappedAgainAt: Milliseconds?
  /// Whether the client has reported, since the press, surrounding text that ends in the letter.
  private(set) var isSeenInText = false

  /// The text that the client had reported when the key went down.
  private let reportBefore: SurroundingText?
  /// The client's report that contains a preedit's letter as text, if there was one.
  private var reportWithPreedit: SurroundingText?

  init(
    text: String, action: KeyboardAction, press: KeyPress, strategy: ReplacementStrategy,
    callouts: [KeyboardAction] = [], key: String? = nil, reportBefore: SurroundingText? = nil,
    reportMayBeLate: Bool = false, erasureUnreported: Erasure? = nil
  ) {
    self.text = text
    self.action = action
    self.press = press
    self.strategy = strategy
    self.callouts = callouts
    self.key = key ?? action.insertedText
    self.reportBefore = reportBefore
    self.reportMayBeLate = reportMayBeLate
    self.erasureUnreported = erasureUnreported
  }

  /// Has it replaced without a report, and returns whether that is possible.
  mutating func giveUpReport() -> Bool {
    guard strategy == .correct, let erasureUnreported else { return false }
    strategy = .backspace
    erasure = erasureUnreported
    return true
  }

  /// A letter or word that is before the cursor already, and what there is to replace it: the list
  /// of a key, or of none for a word.
  init(
    asked text: String, key: String?, offering callouts: [KeyboardAction],
    strategy: ReplacementStrategy, erasure: Erasure, report: SurroundingText?,
    reportMayBeLate: Bool = false, at time: Int
  ) {
    self.init(
      text: text, action: key == nil ? .text(text) : .character(text),
      press: .onScreen(at: time),
      strategy: strategy, callouts: callouts, key: key, reportMayBeLate: reportMayBeLate)
    origin = key == nil ? .word : .text
    self.erasure = erasure
    if let report { _ = follow(report) }
  }

  func replaced(by text: String, offering next: [KeyboardAction]) -> Self {
    var letter = Self(
      text: text, action: .character(text), press: press, strategy: strategy, callouts: next,
      reportBefore: reportBefore, reportMayBeLate: reportMayBeLate)
    letter.origin = .pick
    letter.erasure = erasure
    return letter
  }

  /// Whether the client needs a pause between the deletion of the letter and a pick.
  var isErasedSlowly: Bool { strategy == .backspace && erasure.needsPause }

  var uncommitted: String { (strategy == .compose ? text : "") + secondTap }
  /// The letter once more, if it was perhaps typed twice, or "".
  var secondTap: String { tappedAgainAt == nil ? "" : text }
  /// Whether the client has to report the letter before it is replaced, and has not done so yet.
  var isAwaited: Bool { strategy.needsText && !isSeenInText }

  /// Whether the client has reported a preedit's letter as text.
  ///
  /// GTK 4 with IBus 1.5.32 does so before it resets: "j" became "jj".
  var hasBecomeText: Bool { reportWithPreedit != nil }
  func duration(at time: Int) -> Int { time - press.event.time }

  func commit(_ turn: inout Turn) {
    turn.commit(uncommitted)
    if strategy == .compose { turn.add(.preedit(nil)) }
  }

  /// Commits the letter of the first of two taps; the second one is held on.
  mutating func holdSecondTap(_ turn: inout Turn) {
    guard let time = tappedAgainAt else { return }
    tappedAgainAt = nil
    press.event.time = time
    turn.commit(text)
    if strategy == .compose { turn.add(.preedit(Preedit(text))) }
  }

  /// Deletes the letter for a pick if it is in the text; returns `false` if it may no longer be there.
  func delete(_ report: SurroundingText?, _ turn: inout Turn) -> Bool {
    switch strategy {
    case .compose: break
    case .backspace: turn.erase(text.count, by: erasure)
    case .replace, .correct:
      guard report.map(isAtEnd) == true else {
        turn.note(.surroundingTextUnverified)
        turn.pickedAction = nil
        return false
      }
      let count = text.unicodeScalars.count
      turn.add(.deleteSurrounding(offset: -count, count: count))
    }
    return true
  }

  /// Waits for a report, whatever the last one had.
  mutating func awaitReport() { isSeenInText = false }

  /// Whether a report of the client's text has the letter right before the cursor.
  ///
  /// With `correct` there may be a selection after it, which the pick replaces, too.
  private func isAtEnd(of report: SurroundingText) -> Bool {
    strategy == .correct
      ? report.endsBeforeSelection(in: text) : report.endsBeforeCursor(in: text)
  }

  /// Takes a report of the client's text without its preedit, and returns whether the cursor has left
  /// the letter.
  ///
  /// Clients report late, and may report the old text again: a missing letter means something only
  /// after it has been seen.
  mutating func follow(_ report: SurroundingText) -> Bool {
    // KWin passes no reset on: a digit picked at the place where a click had set the cursor.
    if strategy == .compose { return isPreeditLeft(by: report) }
    defer { isSeenInText = isAtEnd(of: report) }
    return isSeenInText && !isAtEnd(of: report)
  }

  /// Whether the client has made a preedit's letter part of its text, after the cursor had moved
  /// away.
  private mutating func isPreeditLeft(by report: SurroundingText) -> Bool {
    if report != reportBefore, report.endsBeforeCursor(in: text) { reportWithPreedit = report }
    guard let inText = reportWithPreedit ?? reportBefore?.inserting(text) else { return false }
    let start = inText.cursor - text.unicodeScalars.count
    return report.text == inText.text && max(report.cursor, report.anchor) < start
  }
}
