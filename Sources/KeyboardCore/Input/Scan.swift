/// The highlight that moves on by itself, for people who use a single key or switch.
///
/// After the last entry, no entry is highlighted for one interval: the switch then closes the list.
/// After a few rounds in which nobody does anything, the list closes by itself.
struct Scan {
  private static let rounds = 3

  /// The list that is shown, or `nil` while no list is open.
  private var list: CalloutList?
  private var round = 0
  /// When the list opened, changed or closed.
  private var changedAt: Int?

  /// Follows the list that is open; the highlight stays where it is for `interval` ms.
  mutating func follow(_ new: CalloutList?, interval: Int, _ turn: inout Turn) {
    if new != list {
      // Somebody has done something.
      round = 0
      changedAt = turn.now
      if new != nil { turn.start(.scan, milliseconds: interval) } else { turn.cancel(.scan) }
    } else if new != nil, !turn.isRunning(.scan) {
      turn.start(.scan, milliseconds: interval)
    }
    list = new
  }

  /// Moves on, and returns whether that is possible: not once the list has been shown often enough.
  mutating func moveOn(at time: Int) -> Bool {
    guard var next = list else { return false }
    if next.selectedIndex == next.actions.count - 1 { round += 1 }
    guard round < Self.rounds, next.move(.scan) else { return false }
    list = next
    changedAt = time
    return true
  }

  /// Whether the switch is pressed so soon after a change that the person cannot mean what is to be
  /// seen now: the switch bounced, a hand trembled, or the press came too late for the entry before.
  func isTooSoon(at time: Int, interval: Int) -> Bool {
    guard let changedAt else { return false }
    return (0..<min(KeyboardTiming.shortestScan, interval / 2)).contains(time - changedAt)
  }
}
