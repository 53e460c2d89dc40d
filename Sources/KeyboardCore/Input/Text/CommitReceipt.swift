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
    var time: Milliseconds
    var isAwaited: Bool
  }

  /// After how many commits in a row without any report the client is not waited for: it may have stood
  /// still once.
  private static let longestSilence = 3
  /// After how many receipts in time it is waited for again.
  private static let trusted = 2

  /// The commits that no report has shown, the last one at the end.
  private var commits: [Commit] = []
  private var reportsText = false
  private var reportsReplacements = false
  /// Whether it is not waited for, as in fields that rewrite what is typed.
  private var isLate = false
  /// Whether a report has shown none of the commits.
  private var isContradicted = false
  private var silences = 0
  private var inTime = 0

  /// How much longer, in ms, the next commit has to wait for the receipt of the last one, or `nil`.
  func timeLeft(at time: Milliseconds) -> Int? {
    guard let last = commits.last, last.isAwaited else { return nil }
    let left = KeyboardTiming.receipt - (time - last.time)
    return left > 0 ? left : nil
  }

  /// Notes a commit that goes out; `replaces` says whether text is deleted together with it.
  mutating func sent(_ text: String, replaces: Bool, at time: Milliseconds) {
    if !commits.isEmpty { inTime = 0 }
    if commits.count > Self.longestSilence { commits.removeFirst() }
    let isReported = replaces ? reportsReplacements : reportsText
    // A client that does not report the one before may leave out this one as well.
    let isAwaited = isReported && !isLate && commits.allSatisfy(\.isAwaited)
    commits.append(Commit(text: text, replaces: replaces, time: time, isAwaited: isAwaited))
    isContradicted = false
  }

  /// Takes an event of the field that shows a preedit, and returns whether it is the receipt.
  mutating func follow(
    _ event: InputEvent, isHandled: Bool, preedit: String, at time: Milliseconds
  ) -> Bool {
    switch event {
    case .surroundingText(let report):
      reportsText = true
      guard let index = commits.lastIndex(where: { report.has($0.text, before: preedit) }) else {
        isContradicted = true
        return false
      }
      take(commits[index], at: time)
      commits.removeFirst(index + 1)
      return commits.isEmpty
    case .key(let key) where !key.isRelease && !isHandled:
      // The text may end in something else from now on.
      commits = []
    case .focusIn, .focusOut, .reset, .contentType: self = Self()
    default: break
    }
    return false
  }

  private mutating func take(_ commit: Commit, at time: Milliseconds) {
    if commit.replaces { reportsReplacements = true }
    silences = 0
    inTime = time - commit.time <= KeyboardTiming.receipt ? inTime + 1 : 0
    if inTime == Self.trusted { isLate = false }
  }

  /// Stops waiting for a receipt that has not come in time.
  mutating func giveUp() {
    guard commits.last?.isAwaited == true else { return }
    silences += 1
    inTime = 0
    if isContradicted || silences == Self.longestSilence { isLate = true }
  }
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
