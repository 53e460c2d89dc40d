import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Input sets") struct InputSetTests {
  @Test func `A row of a string has a key for each character, in either case`() {
    let row = InputSet.Row(chars: "aßé1")
    #expect(row.map(\.neutral) == ["a", "ß", "é", "1"])
    #expect(row.characters() == ["a", "ß", "é", "1"])
    #expect(row.characters(for: .uppercased) == ["A", "SS", "É", "1"])
  }

  @Test func `A row of texts can have several characters a key`() {
    #expect(InputSet.Row(chars: ["kr", "€"]).characters() == ["kr", "€"])
  }

  @Test func `A row of pairs goes by what the pairs say`() {
    let row = InputSet.Row(lowercased: "ıiß", uppercased: "Iİẞ")
    #expect(row.map(\.neutral) == ["ı", "i", "ß"])
    #expect(row.characters() == ["ı", "i", "ß"])
    #expect(row.characters(for: .uppercased) == ["I", "İ", "ẞ"])
    #expect(row == InputSet.Row(lowercased: ["ı", "i", "ß"], uppercased: ["I", "İ", "ẞ"]))
  }

  @Test func `What has no partner is left out`() {
    #expect(InputSet.Row(lowercased: "abc", uppercased: "AB").characters() == ["a", "b"])
    #expect(InputSet.Row(lowercased: "", uppercased: "AB").isEmpty)
  }

  @Test(arguments: zip(KeyboardType.Case.allCases, ["a", "A", "a", "A"]))
  func `A key has a character for each case`(casing: KeyboardType.Case, character: String) {
    #expect(InputSet.Item("a").character(for: casing) == character)
  }

  @Test func `The standard sets are those of a keyboard for English`() {
    #expect(joined(.qwerty) == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(joined(.numeric(currency: "kr")) == ["1234567890", "-/:;()kr&@\"", ".,?!'"])
    #expect(
      joined(.symbolic(currencies: ["€", "£", "¥"])) == ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"])
    #expect(InputSet.numeric(currency: "kr").rows.map(\.count) == [10, 10, 5])
  }

  @Test(arguments: [("$", "€£¥"), ("€", "£¥$"), ("£", "€¥$"), ("kr", "€£¥")])
  func `A currency is not there twice`(own: String, others: String) {
    let provider = EnglishInputSetProvider(currency: own)
    #expect(provider.alphabeticInputSet == .qwerty)
    #expect(provider.numericInputSet == .numeric(currency: own))
    #expect(provider.symbolicInputSet == .symbolic(currencies: others.chars))
  }

  private func joined(_ set: InputSet) -> [String] { set.rows.map { $0.characters().joined() } }
}
