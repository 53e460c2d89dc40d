/// An entry of a `Chooser`.
struct Choice {
  var title: String
  var subtitle: String
  /// An emoji before the title, or "".
  var sign = ""
  /// Everything that a search finds the entry by, as search keys.
  var names: [String]
  /// Whether it is a variant of another entry, which comes first if both are found equally well.
  var isVariant = false
  var isChosen = false
  var body: () -> Void

  /// How well the words of a search fit, the lower the better: they are a whole name, words of the names
  /// begin with them, or they occur, in any order; `nil` if one does not.
  func rank(_ words: [Substring]) -> Int? {
    guard words.allSatisfy({ word in names.contains { $0.contains(word) } }) else { return nil }
    if names.contains(words.joined(separator: " ")) { return 0 }
    let all = names.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let beginAny = words.allSatisfy { word in all.contains { $0.hasPrefix(word) } }
    return (beginAny ? 1 : 3) + (isVariant ? 1 : 0)
  }
}
