/// What a person means the text to be, kept in the simplest way there is.
struct MeantText: Equatable {
  private var characters: [String] = []
  private var cursor = 0

  /// The whole text.
  var text: String { characters.joined() }

  /// Something is written at the cursor.
  mutating func insert(_ text: String, times: Int = 1) {
    for _ in 0..<times {
      characters.insert(text, at: cursor)
      cursor += 1
    }
  }

  /// The character before the cursor goes.
  mutating func deleteBackward(times: Int = 1) {
    for _ in 0..<times where cursor > 0 {
      cursor -= 1
      characters.remove(at: cursor)
    }
  }

  /// The cursor moves, as far as there is text.
  mutating func move(by offset: Int) { cursor = min(max(0, cursor + offset), characters.count) }
}
