import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Diacritics") struct DiacriticTests {
  static let acute = Diacritic(
    char: "´", replacements: ["e": "é", "ae": "ǽ", "e\u{302}": "ế", "1": "¹", "ij": "íj́"])

  static let results: [(String, Int, String)] = [
    ("e", 1, "é"), ("xe", 1, "é"), ("e ", 0, "´"), ("", 0, "´"), ("x", 0, "´"),
    ("E", 1, "É"), ("XE", 1, "É"), ("ae", 2, "ǽ"), ("AE", 2, "Ǽ"), ("Ae", 2, "Ǽ"),
    ("xae", 2, "ǽ"), ("e\u{302}", 2, "ế"), ("1", 1, "¹"), ("ij", 2, "íj́"), ("🦦e", 1, "é"),
  ]

  @Test(arguments: results)
  func `The longest ending that is known is replaced, capitals by capitals`(
    text: String, deleteCount: Int, insertion: String
  ) {
    let result = Self.acute.insertionResult(whenAppendedTo: text)
    #expect(result.deleteCount == deleteCount)
    #expect(result.insertion == insertion)
  }

  @Test func `A mark that knows nothing inserts itself`() {
    let mark = Diacritic(char: "~", replacements: [:])
    #expect(mark.insertionResult(whenAppendedTo: "").insertion == "~")
    #expect(mark.insertionResult(whenAppendedTo: "n") == (0, "~"))
  }
}
