import TypingModel

/// The words to type.
enum Vocabulary {
  private static let words =
    """
    a one two over lazy dog quick brown fox jumps the sea under every house open road until
    ocean eerie queue aurora uneasy noise sound silence oasis union errata Paris Oslo Una
    """.split(whereSeparator: \.isWhitespace).map(String.init) + doubled
  /// Words with a doubled letter, whose second one a repeat looks like.
  static let doubled = ["pass", "coffee", "balloon", "class", "seen", "connect", "Anna"]

  /// A word of letters only: no digit can pick, and no punctuation can open a search.
  static func word(_ dice: inout SeededGenerator) -> String {
    words.randomElement(using: &dice) ?? ""
  }

  /// A letter with a list in every locale of the run.
  static func heldLetter(_ dice: inout SeededGenerator) -> Character {
    Array("aeouEnc").randomElement(using: &dice) ?? "e"
  }
}
