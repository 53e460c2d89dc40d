/// An entry of a `Chooser`.
struct Choice {
  var title: String
  var subtitle: String
  /// An emoji before the title, or "".
  var sign = ""
  /// Everything that a search finds the entry by, as a search key.
  var searchKey: String
  var isChosen = false
  var body: () -> Void

  /// Whether all words of a search occur in the search key, in any order.
  func matches(_ words: [Substring]) -> Bool { words.allSatisfy { searchKey.contains($0) } }
}
