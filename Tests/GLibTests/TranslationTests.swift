import GLib
import Testing

@Suite @MainActor struct TranslationTests {
  @Test(arguments: ["", "Short", "A text that is longer than what Swift keeps without memory, é"])
  func `a text without a translation stays as it is`(text: String) {
    #expect(translated(text) == text)
  }

  @Test(arguments: [(0, "0 keys"), (1, "1 key"), (2, "2 keys"), (1000, "1000 keys")])
  func `a text with a number contains the number`(count: Int, text: String) {
    #expect(translated("%d key", "%d keys", count: count) == text)
  }

  @Test(arguments: [
    ("%s is number %s", "é is number 2"), ("%2: %1", "2: é"), ("%s, 100 % of %3", "é, 100 % of %3"),
    ("%", "%"), ("انسخ %s إلى %2", "انسخ \u{2068}é\u{2069} إلى \u{2068}2\u{2069}"),
  ])
  func `words replace their placeholders, in order or by number`(text: String, filled: String) {
    #expect(text.filling("é", "2") == filled)
  }
}
