/// An entry of a `Chooser`.
struct Choice {
  var title: String
  var subtitle: String
  /// An emoji before the title, or "".
  var sign = ""
  /// Everything that a search finds the entry by, as a search key.
  var searchKey: String
  /// Whether the entry is chosen already.
  var isChosen = false
  /// Called when the user chooses the entry.
  var body: () -> Void

  /// Whether all words of a search occur in the search key, in any order.
  func matches(_ words: [Substring]) -> Bool { words.allSatisfy { searchKey.contains($0) } }
}
