import EngineHost

/// One of many to choose from.
struct Choice {
  /// What it is called.
  var title: String
  /// More about it, or "".
  var subtitle = ""
  /// An emoji that stands before it, or "".
  var sign = ""
  /// All that it can be found by.
  var searchText: String
  /// Whether it is chosen already.
  var isChosen = false
  /// Called when it is chosen.
  var body: () -> Void

  init(
    title: String, subtitle: String = "", sign: String = "", searchText: String,
    isChosen: Bool = false, body: @escaping () -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.sign = sign
    self.searchText = searchText.searchKey
    self.isChosen = isChosen
    self.body = body
  }

  /// Whether all words of a search, in any order, are in it.
  func matches(_ words: [Substring]) -> Bool { words.allSatisfy { searchText.contains($0) } }
}
