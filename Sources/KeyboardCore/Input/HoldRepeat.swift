/// How a letter whose key has a list can repeat, other than by a tap before the key is held.
public enum HoldRepeat: String, Hashable, Sendable, CaseIterable {
  /// In no other way.
  case off
  /// Its list closes when the key is held a second longer.
  case longer
  /// Its list has an entry for that.
  case entry
}
