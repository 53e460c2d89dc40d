import Testing

@testable import KeyboardCore
@testable import TypingModel

/// The rest is in `LetterSourceTests`.
@Suite("What a key means") struct KeyMeaningTests {
  static let layouts: [(SessionLayouts, Script?, isChosen: Bool, LayoutInUse)] = [
    (us, .latin, true, .session), (us, .cyrillic, false, .session), (us, .cyrillic, true, .locale),
    (both, .cyrillic, true, .session), (both, .greek, true, .locale), (both, nil, true, .session),
    // Nothing is known: nearly every keyboard has Latin letters.
    (SessionLayouts(), .latin, true, .session), (SessionLayouts(), .cyrillic, true, .locale),
    (SessionLayouts(), .cyrillic, false, .session),
    (SessionLayouts([.init(name: "ru", script: .cyrillic)]), .latin, true, .locale),
  ]
  private static let us = SessionLayouts([.init(name: "us", script: .latin)])
  private static let both = SessionLayouts(us.layouts + [.init(name: "ru", script: .cyrillic)])

  @Test(arguments: layouts)
  func `A locale's own layout is in use only if it was chosen and the session has no such letters`(
    layouts: SessionLayouts, script: Script?, isChosen: Bool, expected: LayoutInUse
  ) {
    let layout = { LayoutInUse($0, isLocaleChosen: isChosen, script: script, layouts) }
    #expect(layout(.automatic) == expected)
    #expect(layout(.system) == .session)
    #expect(layout(.locale) == .locale)
  }

  @Test func `Keys of the screen and of the keypad have no place`() {
    let letter = TestKey("h").typing("я")
    #expect(KeyMeaning.hasPlace(letter.down()))
    #expect(!KeyMeaning.hasPlace(letter.at(0).down()))
    #expect(!KeyMeaning.hasPlace(TestKey.keypad(4).down()))
    #expect(!KeyMeaning.hasPlace(TestKey.escape.down()))
    #expect(KeyMeaning.hasPlace(TestKey.deadAcute.down()))
  }

  @Test func `Only the keys of letters type signs, however many there are`() {
    let set = InputSet(rows: [InputSet.Row(chars: (0..<14).map { "\($0)" })])
    let signs = [15, 16, 27, 28].map { KeyMeaning.sign(at: $0, in: set) }
    #expect(signs == [nil, "0", "11", nil])
  }
}
