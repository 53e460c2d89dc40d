/// Whether the client has the last commit, as far as the text it tells shows that.
///
/// GNOME Shell 48 on a busy machine gave a program two commits in one, of which the program took the
/// last: "voilà un" became "voil un". 50 ms between them are not enough there.
///
/// Only what a field has told before is waited for: Firefox tells its commits at once, but not those
/// that come with a deletion.
struct CommitReceipt {
  private struct Commit {
    var text: String
    var replaces: Bool
    var time: Int
    /// Whether the next one has to wait for it.
    var isAwaited: Bool
  }

  private var last: Commit?
  private var tellsCommits = false
  private var tellsReplacements = false
  /// Whether it has told one too late, as fields do that rewrite what is typed.
  private var isLate = false

  /// How much longer the next commit has to wait for the receipt of the last one, in ms.
  ///
  /// - Parameter time: The time, in ms.
  /// - Returns: The time that is left, or `nil`.
  func timeLeft(at time: Int) -> Int? {
    guard let last, last.isAwaited else { return nil }
    let left = KeyboardTiming.receipt - (time - last.time)
    return left > 0 ? left : nil
  }

  /// A commit goes out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replaces: Whether text is deleted together with it.
  ///   - time: The time, in ms.
  mutating func sent(_ text: String, replaces: Bool, at time: Int) {
    let isTold = replaces ? tellsReplacements : tellsCommits
    // A client that is behind with the one before tells that first.
    last = Commit(
      text: text, replaces: replaces, time: time, isAwaited: isTold && !isLate && last == nil)
  }

  /// An event of the field.
  ///
  /// - Returns: Whether it is the receipt.
  mutating func follow(_ event: InputEvent, isHandled: Bool) -> Bool {
    switch event {
    case .surroundingText(let told):
      guard let last, told.endsBeforeSelection(in: last.text) else { return false }
      if last.replaces { tellsReplacements = true } else { tellsCommits = true }
      self.last = nil
      return true
    case .key(let key) where !key.isRelease && !isHandled:
      // The text may end in something else from now on.
      last = nil
    case .focusIn, .focusOut, .reset: self = Self()
    default: break
    }
    return false
  }

  /// The receipt has not come in time.
  mutating func giveUp() { if last?.isAwaited == true { isLate = true } }
}
