/// The emoji list while it is open.
struct EmojiMode {
  /// A digit that is down on an entry with skin tones: a tap picks, holding shows the tones.
  struct Digit {
    var event: KeyEvent
    var emoji: Emoji
  }

  /// The longest list a search leads to: ten pages.
  static let searchLimit = 10 * CandidateList.pageSize

  /// What is shown, and what of it is highlighted.
  let list = CalloutContext()
  /// The category shown while nothing is searched for.
  var category: EmojiCategory
  /// What is searched for.
  var search = ""
  /// The emoji whose skin tones are shown, or `nil`.
  var toned: Emoji?
  /// The digit that is down, or `nil`.
  var digit: Digit?
  /// The line above the list as shown last.
  var title: String?
  /// What the keys stood for before.
  let previousType: KeyboardType

  /// Whether what is shown is found by a search.
  var isSearching: Bool { search.contains { $0 != " " } }
}
