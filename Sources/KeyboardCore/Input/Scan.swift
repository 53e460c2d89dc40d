/// The highlight that moves on by itself, for people who use a single key or switch.
///
/// After the last entry none is highlighted for a moment; a key that takes the highlighted entry then
/// closes the list. After a few rounds the list closes by itself.
struct Scan {
  private static let rounds = 3

  /// The list as the scan has left it, or `nil` while none is open.
  private var list: CalloutList?
  private var round = 0

  /// Follows the list that is open; the highlight stays where it is for `interval` ms.
  mutating func follow(_ new: CalloutList?, interval: Int, _ turn: inout Turn) {
    guard let new, interval > 0 else {
      list = nil
      return turn.cancel(.scan)
    }
    if list?.actions != new.actions { round = 0 }
    if list != new || !turn.isRunning(.scan) { turn.start(.scan, milliseconds: interval) }
    list = new
  }

  /// The next move of the highlight, or `nil` if the list has been shown often enough.
  mutating func next() -> CalloutList.Move? {
    guard let list else { return nil }
    if list.selectedIndex == list.actions.count - 1 { round += 1 }
    return round < Self.rounds ? .scan : nil
  }
}
