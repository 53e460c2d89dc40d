import KeyboardCore
import Testing

@Suite("Keysyms") struct KeysymTests {
  // X11's keysymdef.h: dead_grave … dead_currency, dead_a … dead_longsolidusoverlay.
  @Test(arguments: [
    (0xfe4f, false), (0xfe50, true), (0xfe6f, true), (0xfe70, false), (0xfe7a, false),
    (0xfe7f, false), (0xfe80, true), (0xfe93, true), (0xfe94, false), (0xff20, false),
  ])
  func `Dead keys begin a sequence, the keys of AccessX between them do not`(
    keysym: UInt32, isDeadKey: Bool
  ) {
    #expect(Keysym(rawValue: keysym).isDeadKey == isDeadKey)
    #expect(Keysym(rawValue: keysym).startsSequence == (isDeadKey || keysym == 0xff20))
  }
}
