import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The mode of a field") struct FieldModeTests {
  @Test func `A field is open unless it hides what is typed`() {
    let gates = [FieldSecrecy.open, .unknown, .secret].map { FieldMode().gate($0) }
    #expect(gates == [.open, .open, .secret])
  }

  @Test func `A focus that is told twice is one`() {
    var mode = FieldMode()
    #expect(mode.focusIn("") == false)
    #expect(mode.focusIn("gtk3-im:editor") == true)
    #expect(mode.focusIn("gtk3-im:editor") == true)
    #expect(mode.focusIn("gtk3-im:mail") == false)
    mode.pressed()
    #expect(mode.focusIn("gtk3-im:mail") == false)
    mode.focusOut()
    #expect(mode.focusIn("gtk3-im:mail") == false)
  }

  @Test func `A keyboard that was sent away comes back with the focus, or when it is called`() {
    var mode = FieldMode()
    mode.dismiss()
    #expect(mode.gate(.open) == .closed)
    #expect(mode.gate(.secret) == .closed)
    mode.leaveField()
    mode.focusOut()
    #expect(mode.gate(.open) == .closed)
    _ = mode.focusIn("")
    #expect(mode.gate(.open) == .open)
    mode.dismiss()
    mode.recall()
    #expect(mode.gate(.open) == .open)
  }

  @Test func `A sign that was asked for is forgotten with the field`() {
    var mode = FieldMode()
    mode.isSymbolOnce = true
    mode.leaveField()
    #expect(!mode.isSymbolOnce)
  }

  @Test func `A list of emoji that was asked for comes with the focus, once and soon`() {
    var mode = FieldMode()
    #expect(mode.takesEmojis(at: 0) == false)
    mode.askForEmojis(at: 0)
    #expect(mode.takesEmojis(at: KeyboardTiming.menu) == true)
    #expect(mode.takesEmojis(at: KeyboardTiming.menu) == false)
    mode.askForEmojis(at: 0)
    #expect(mode.takesEmojis(at: KeyboardTiming.menu + 1) == false)
    #expect(mode.takesEmojis(at: 1) == false)
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
  func `A change of the keyboard type is told where it can be missed`(
    old: KeyboardType, new: KeyboardType, message: KKL10n?
  ) {
    #expect(new.message(after: old) == message)
  }
}
