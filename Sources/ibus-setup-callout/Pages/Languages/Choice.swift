import Hosting

/// One of many to choose from.
struct Choice {
  /// What it is called.
  var title: String
  /// More about it, or "".
  var subtitle = ""
  /// An emoji that stands before it, or "".
  var sign = ""
  /// All that it can be found by, as a search key.
  var searchKey: String
  /// Whether it is chosen already.
  var isChosen = false
  /// Called when it is chosen.
  var body: () -> Void

  /// Whether all words of a search, in any order, are in it.
  func matches(_ words: [Substring]) -> Bool { words.allSatisfy { searchKey.contains($0) } }
}
