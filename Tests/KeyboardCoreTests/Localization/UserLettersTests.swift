import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The user's own letters") struct UserLettersTests {
  @Test func `A pin comes first, and is taken back by the same key`() throws {
    let data = TestLocales.data(#"{ "format": 1, "id": "fr", "callouts": { "e": "é è" } }"#)
    var letters = try UserLetters(of: "fr", inherited: LocaleLibrary([data]), text: nil)
    for (isPinned, list) in [(true, ["è", "é"]), (false, ["é", "è"])] {
      #expect(letters.togglePin(of: "è", to: "e") == isPinned)
      #expect(letters.library.callouts(of: "fr", for: "e") == list)
    }
    #expect(letters.text == nil)
  }
}
