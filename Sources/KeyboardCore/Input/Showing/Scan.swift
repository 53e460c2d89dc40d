/// The highlight that moves on by itself, for people who use a single key or switch.
///
/// After the last entry, no entry is highlighted for one interval: the switch then closes the list.
/// After a few rounds in which nobody does anything, the list closes by itself.
struct Scan {
  private static let rounds = 3

  /// Whether it moves in the list that is open.
  private var isOn = false
  private var round = 0
  /// When the list opened, changed or closed.
  private var changedAt: Int?
  /// The list as it will be once the highlight has moved on by itself.
  private var expected: CalloutList?

  /// Follows the list; the highlight stays where it is for `interval` ms, or for ever if that is
  /// `nil`.
  mutating func follow(
    _ new: CalloutList?, after old: CalloutList?, interval: Int?, _ turn: inout Turn
  ) {
    let wasOn = isOn
    isOn = interval != nil && new?.isOpen == true
    let isMove = expected != nil && new == expected
    expected = nil
    if isOn != wasOn || isOn && new != old && !isMove {
      // Somebody has done something.
      round = 0
      changedAt = turn.now
    } else if !isOn || turn.isRunning(.scan) {
      return
    }
    if isOn, let interval { turn.start(.scan, milliseconds: interval) } else { turn.cancel(.scan) }
  }

  /// Moves on in a list, and returns whether that is possible: not once the list has been shown often
  /// enough.
  mutating func moveOn(_ list: CalloutList?, at time: Int) -> Bool {
    guard isOn, var next = list else { return false }
    if next.selectedIndex == next.actions.count - 1 { round += 1 }
    guard round < Self.rounds, next.move(.scan) else { return false }
    expected = next
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
