/// What the library says, line by line, beside what it should say.
struct Report {
  /// Whether all was as expected.
  private(set) var isAsExpected = true

  /// Prints a line.
  mutating func add(_ name: String, _ text: String, expected: String) {
    print("\(name): \(text)" + (text == expected ? "" : ", which should be \(expected)"))
    if text != expected { isAsExpected = false }
  }
}
