/// Finds out which keys are held on a terminal that reports presses only.
///
/// A held key is one that repeats. Repeats begin long after the press, up to 660 ms on X, so until
/// it is known whether a key was tapped or is held, time stands still for the keyboard: otherwise a
/// tap would open a list, or a hold would come too late. Typing is not slowed down, because the next
/// key shows that the one before was tapped.
package struct RepeatHold<Key: Hashable & Sendable>: Sendable {
  /// What a key did, and when, in ms.
  package enum Step: Hashable, Sendable {
    case press(Key, at: Int)
    case repeated(Key, at: Int)
    case release(Key, at: Int)
  }

  /// The longest time from a press to its first repeat.
  static var longestDelay: Int { 700 }
  /// The shortest time between two presses of a key by hand.
  static var soonestTap: Int { 90 }
  /// The longest time between two repeats, on a slow line.
  static var longestGap: Int { 150 }
  /// How long a tapped key is down for the keyboard.
  static var tap: Int { 50 }

  private enum State: Hashable {
    case idle
    /// The key went down; it may be up again.
    case down(Key, since: Int)
    /// It came once more: pressed again, or the first repeat.
    case again(Key, since: Int, second: Int)
    case repeating(Key, last: Int)
  }

  private var state = State.idle

  package init() {}

  /// When to call `wait(until:)`, or `nil` while no key is down.
  package var deadline: Int? {
    switch state {
    case .idle: nil
    case .down(_, let since): since + Self.longestDelay
    case .again(_, _, let second): second + Self.longestGap
    case .repeating(_, let last): last + Self.longestGap
    }
  }

  /// The time at which the clock stands still, or `nil` while it runs.
  package var pause: Int? {
    switch state {
    case .idle, .repeating: nil
    case .down(_, let since), .again(_, let since, _): since
    }
  }

  /// Takes a press or repeat.
  package mutating func take(_ key: Key, at time: Int) -> [Step] {
    switch state {
    case .down(key, let since):
      guard time - since < Self.soonestTap else {
        state = .again(key, since: since, second: time)
        return []
      }
      state = .repeating(key, last: time)
      return [.repeated(key, at: time)]
    case .again(key, _, let second) where time - second < Self.longestGap:
      state = .repeating(key, last: time)
      return [.repeated(key, at: second), .repeated(key, at: time)]
    case .repeating(key, _):
      state = .repeating(key, last: time)
      return [.repeated(key, at: time)]
    case .idle, .down, .again, .repeating:
      let steps = end(at: time)
      state = .down(key, since: time)
      return steps + [.press(key, at: time)]
    }
  }

  /// Takes the time that passed without a key.
  package mutating func wait(until time: Int) -> [Step] {
    guard let deadline, time >= deadline else { return [] }
    if case .again(let key, let since, let second) = state {
      // It was pressed twice, and may still be held.
      state = .down(key, since: second)
      return [.release(key, at: since + Self.tap), .press(key, at: second)] + wait(until: time)
    }
    return end(at: time)
  }

  package mutating func end(at time: Int) -> [Step] {
    defer { state = .idle }
    switch state {
    case .idle: return []
    case .down(let key, let since): return [.release(key, at: min(time, since + Self.tap))]
    case .again(let key, let since, let second):
      return [
        .release(key, at: since + Self.tap), .press(key, at: second),
        .release(key, at: min(time, second + Self.tap)),
      ]
    case .repeating(let key, _): return [.release(key, at: time)]
    }
  }
}
