import Testing

@testable import KeyboardCore
@testable import TypingModel

/// The rest is in `LetterSourceTests`.
@Suite("What a key means") struct KeyMeaningTests {
  @Test func `A letter of the screen says nothing about the keyboard's layout`() {
    let digit = TestKey("1").down()
    let sign = LayoutKey(keysym: Keysym(of: "&"), text: "&")
    for (keycode, text) in [(0, "1"), (44, "&")] as [(UInt32, String)] {
      var meaning = KeyMeaning()
      let letter = TestKey("h").typing("я").at(keycode).down()
      _ = meaning.systemKey(letter, source: .automatic, locale: "fr", script: .latin)
      let key = meaning.key(digit, own: sign, source: .automatic, script: .latin)
      #expect(key.text == text)
    }
  }

  @Test func `Only the keys of letters type signs, however many there are`() {
    let set = InputSet(rows: [InputSet.Row(chars: (0..<14).map { "\($0)" })])
    let signs = [15, 16, 27, 28].map { KeyMeaning.sign(at: $0, in: set) }
    #expect(signs == [nil, "0", "11", nil])
  }
}
