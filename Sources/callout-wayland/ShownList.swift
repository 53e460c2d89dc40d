import KeyboardCore

/// What a keyboard shows at the cursor.
struct ShownList: Equatable {
  /// The list, if there is one.
  var candidates: CandidateList?
  /// The line of text with it, or alone.
  var text: String?

  var isEmpty: Bool { candidates == nil && text == nil }
}
