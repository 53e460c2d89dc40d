import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The field that has the focus") struct FocusedFieldTests {
  @Test func `A focus that is reported twice is one`() {
    var focus = FocusedField()
    for (client, isNew) in [("", true), ("gtk3-im:editor", false), ("gtk3-im:editor", false)] {
      #expect(focus.isNew(client) == isNew)
      focus.focusIn(client)
    }
    #expect(focus.isNew("gtk3-im:mail"))
    focus.pressed()
    #expect(focus.isNew("gtk3-im:editor"))
    focus.focusIn("gtk3-im:editor")
    focus.focusOut()
    #expect(focus.isNew("gtk3-im:editor"))
  }

  @Test func `A key without a focus makes none`() {
    var focus = FocusedField()
    focus.focusOut()
    focus.pressed()
    #expect(!focus.hasFocus)
  }

  @Test func `Text where no list may open is not prose`() {
    var focus = FocusedField()
    focus.focusIn("xim")
    #expect(!focus.isProse)
    focus.setCapabilities(.preedit)
    #expect(focus.isProse)
  }

  @Test func `How a client counts is known in all its fields, and unknown in another client`() {
    var focus = FocusedField()
    focus.clientQuirks = ["a": .countsBytes, "b": .countsBytes]
    focus.focusIn("a")
    _ = focus.setSurroundingText(SurroundingText(text: "é", cursor: 2), expecting: nil)
    for (client, cursor) in [("a", 1), ("b", 2)] {
      focus.leave()
      focus.focusIn(client)
      _ = focus.setSurroundingText(SurroundingText(text: "éa", cursor: 2), expecting: nil)
      #expect(focus.field.surroundingText?.cursor == cursor)
    }
  }

  @Test func `A text reveals a secret field once`() {
    var focus = FocusedField()
    for (text, reveals) in [("●●", true), ("●●●", false)] {
      let report = focus.setSurroundingText(.test(text), expecting: nil)
      let isRevealed = if case .revealsSecret = report { true } else { false }
      #expect(isRevealed == reveals)
    }
  }

  @Test func `Nothing of what a password field reports is kept, not even the number of dots`() {
    var focus = FocusedField()
    _ = focus.setSurroundingText(.test("●●"), expecting: nil)
    #expect(focus.field.surroundingText == nil)
  }

  @Test func `What a password field reports says nothing about the field after it`() {
    var focus = FocusedField()
    focus.focusIn("wayland")
    focus.setContentType(ContentType(purpose: .password))
    _ = focus.setSurroundingText(.test("hunter"), expecting: nil)
    focus.setContentType(ContentType())
    #expect(focus.field.secrecy == .unknown)
  }

  @Test func `A dismissed keyboard comes back with the focus, or when it is recalled`() {
    var focus = FocusedField()
    focus.dismiss()
    #expect(focus.gate == .closed)
    focus.setContentType(ContentType(purpose: .password))
    #expect(focus.gate == .closed)
    focus.setContentType(ContentType())
    focus.leave()
    focus.focusOut()
    #expect(focus.gate == .closed)
    focus.focusIn("")
    #expect(focus.gate == .open)
    focus.dismiss()
    focus.recall()
    #expect(focus.gate == .open)
  }

  @Test func `A requested list of emoji opens with the next focus, if that comes soon`() {
    var focus = FocusedField()
    #expect(focus.takeEmojiRequest(at: 0) == false)
    focus.askForEmojis(at: 0)
    #expect(focus.takeEmojiRequest(at: KeyboardTiming.menu) == true)
    #expect(focus.takeEmojiRequest(at: KeyboardTiming.menu) == false)
    focus.askForEmojis(at: 0)
    #expect(focus.takeEmojiRequest(at: KeyboardTiming.menu + 1) == false)
    #expect(focus.takeEmojiRequest(at: 1) == false)
  }

  @Test func `The strategy follows everything that it depends on`() throws {
    var focus = FocusedField()
    focus.focusIn("gtk3-im:editor")
    #expect(focus.strategy == .failure(.noPreedit))
    focus.setCapabilities([.preedit, .surroundingText])
    #expect(focus.strategy == .success(.compose))
    focus.userRules = [try HoldRule("gtk3-im:*=replace")]
    #expect(focus.strategy == .success(.replace))
    focus.userRules = []
    focus.clientRules = [ClientRule(try HoldRule("kate=off"))]
    focus.setProgram("Kate")
    #expect(focus.strategy == .failure(.clientBlocked("kate")))
    focus.setProgram(nil)
    focus.setContentType(ContentType(purpose: .terminal))
    #expect(focus.strategy == .failure(.purpose(.terminal)))
    focus.setContentType(ContentType())
    focus.focusIn("wayland")
    #expect(focus.strategy == .success(.correct))
    focus.clientQuirks = ["wayland": [.losesPreeditOnFocusOut]]
    #expect(focus.strategy == .success(.compose))
    _ = focus.setSurroundingText(.test("x"), expecting: nil)
    #expect(focus.strategy == .success(.correct))
    focus.leave()
    #expect(focus.strategy == .success(.compose))
    focus.clientQuirks = ["wayland": .hidesPurpose]
    _ = focus.setSurroundingText(.test(""), expecting: nil)
    #expect(focus.strategy == .failure(.fieldUnknown))
    _ = focus.setSurroundingText(.test("x"), expecting: nil)
    #expect(focus.strategy == .success(.compose))
  }

  private static let letters = KeyboardType.alphabetic(.lowercased)

  @Test(
    arguments: [
      (letters, .numeric, .switcherNumeric), (letters, .symbolic, .switcherSymbolic),
      (.numeric, letters, .switcherAlphabetic), (.symbolic, letters, .switcherAlphabetic),
      (letters, .alphabetic(.capsLocked), .capsLock),
      (.numeric, .alphabetic(.capsLocked), .capsLock),
      (letters, .alphabetic(.uppercased), nil), (.url, letters, nil), (letters, .url, nil),
      (letters, .emojis, nil), (.alphabetic(.capsLocked), letters, nil),
    ] as [(KeyboardType, KeyboardType, KKL10n?)])
  func `A change of the keyboard type is shown if it is not obvious`(
    old: KeyboardType, new: KeyboardType, message: KKL10n?
  ) {
    #expect(new.message(after: old) == message)
  }
}
