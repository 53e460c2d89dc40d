import KeyboardCore

/// What is to be said at the next occasion; of two announcements of the same thing, the newer one.
struct AnnouncementQueue {
  /// When the oldest of them was added, in ms, or `nil` while the queue is empty.
  private(set) var oldest: Milliseconds?

  private var announcements: [Announcement] = [] {
    didSet { if announcements.isEmpty { oldest = nil } }
  }

  /// Creates an empty queue.
  init() {}

  /// Adds an announcement, which replaces those that are out of date.
  mutating func add(_ new: Announcement, at time: Milliseconds) {
    oldest = oldest ?? time
    announcements = announcements.filter { !new.replaces($0) } + [new]
  }

  /// Forgets a list, which another field does not have.
  mutating func forgetList() {
    announcements.removeAll { Announcement.closed.replaces($0) }
  }

  /// Empties the queue.
  ///
  /// - Returns: What was in it, the oldest first.
  mutating func take() -> [Announcement] {
    defer { announcements = [] }
    return announcements
  }
}

extension Announcement {
  fileprivate func replaces(_ old: Self) -> Bool {
    switch (self, old) {
    case (.entry, .entry), (.entry, .noEntry), (.noEntry, .entry): true
    case (.message, .message), (.noLists, .noLists): true
    case (.list, .message), (.list, .noLists), (.list, .picked): false
    case (.picked, .message), (.picked, .noLists): false
    case (.closed, .message), (.closed, .noLists): false
    case (.list, _), (.picked, _), (.closed, _): true
    default: false
    }
  }
}
