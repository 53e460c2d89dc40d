/// A text that was typed, and what has replaced it.
struct TextReplacement {
  var typed: String
  var inserted: String
}
