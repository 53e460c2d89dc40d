/// Whether the client has the last commit, as far as its reported text shows that.
///
/// GNOME Shell 48 on a busy machine gave a program two commits in one, of which the program took the
/// last: "voilà un" became "voil un". 50 ms between them are not enough there.
///
/// It waits only in a field that has reported its text, even an empty one, and for a commit that comes with
/// a deletion only if the field has reported such a commit before: Firefox reports the others at once, but
/// not those.
struct CommitReceipt {
  private struct Commit {
    var text: String
    var replaces: Bool
    var time: Int
    var isAwaited: Bool
  }

  private var last: Commit?
  private var reportsText = false
  private var reportsReplacements = false
  /// Whether a report came too late, as in fields that rewrite what is typed.
  private var isLate = false

  /// How much longer, in ms, the next commit has to wait for the receipt of the last one, or `nil`.
  func timeLeft(at time: Int) -> Int? {
    guard let last, last.isAwaited else { return nil }
    let left = KeyboardTiming.receipt - (time - last.time)
    return left > 0 ? left : nil
  }

  /// Notes a commit that goes out; `replaces` says whether text is deleted together with it.
  mutating func sent(_ text: String, replaces: Bool, at time: Int) {
    let isReported = replaces ? reportsReplacements : reportsText
    // A client that has not reported the one before reports that first.
    last = Commit(
      text: text, replaces: replaces, time: time, isAwaited: isReported && !isLate && last == nil)
  }

  /// Takes an event of the field that shows a preedit, and returns whether it is the receipt.
  mutating func follow(_ event: InputEvent, isHandled: Bool, preedit: String) -> Bool {
    switch event {
    case .surroundingText(let report):
      reportsText = true
      guard let last, report.has(last.text, before: preedit) else { return false }
      if last.replaces { reportsReplacements = true }
      self.last = nil
      return true
    case .key(let key) where !key.isRelease && !isHandled:
      // The text may end in something else from now on.
      last = nil
    case .focusIn, .focusOut, .reset, .contentType: self = Self()
    default: break
    }
    return false
  }

  /// Stops waiting for a receipt that has not come in time.
  mutating func giveUp() { if last?.isAwaited == true { isLate = true } }
}

extension SurroundingText {
  /// Whether it has a text before the cursor.
  ///
  /// What Firefox 153 reports under GNOME 43 has the preedit as well, or as much of it as came by then:
  /// without that it was not waited for, and "vait" replaced the ê of "rêvait".
  fileprivate func has(_ commit: String, before preedit: String) -> Bool {
    endsBeforeSelection(in: commit)
      || preedit.indices.contains { endsBeforeSelection(in: commit + preedit[...$0]) }
  }
}
