/// What a screen reader should say; the host puts it into words.
///
/// Password fields have no announcements. Later versions may add cases: let a `switch` have a
/// `default` that says nothing.
public enum Announcement: Hashable, Sendable {
  /// A list has opened, or shows other entries: those of its page, and how many follow on others.
  case list([KeyboardAction], more: Int)
  /// An entry is highlighted, which a digit on this page picks.
  case entry(KeyboardAction, digit: Int)
  /// No entry is highlighted any more, as between two rounds of a scan.
  case noEntry
  /// An entry was picked.
  case picked(KeyboardAction)
  /// The list has closed, and nothing was picked; nothing is said if its field is left.
  case closed
  /// A line of text is shown above the list.
  case message(String)
  /// No list opens in this field: a key was held, or emoji were requested.
  case noLists
}
