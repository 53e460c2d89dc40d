public import KeyboardCore

/// What is to be said at the next occasion; of two announcements of the same thing, the newer one.
public struct AnnouncementQueue {
  private var announcements: [Announcement] = []

  /// Creates an empty queue.
  public init() {}

  /// Adds an announcement, which replaces those that are out of date.
  public mutating func add(_ new: Announcement) {
    announcements.removeAll { new.replaces($0) }
    announcements.append(new)
  }

  /// Empties the queue.
  ///
  /// - Returns: What was in it, the oldest first.
  public mutating func take() -> [Announcement] {
    defer { announcements = [] }
    return announcements
  }
}

extension Announcement {
  fileprivate func replaces(_ old: Self) -> Bool {
    switch (self, old) {
    case (.entry, .entry), (.message, .message), (.noLists, .noLists): true
    case (.list, .message), (.list, .noLists): false
    case (.picked, .message), (.picked, .noLists): false
    case (.closed, .message), (.closed, .noLists): false
    case (.list, _), (.picked, _), (.closed, _): true
    default: false
    }
  }
}
