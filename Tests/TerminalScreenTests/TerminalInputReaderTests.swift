import KeyboardCore
import Testing

@testable import TerminalScreen

@Suite("What terminals send") struct TerminalInputReaderTests {
  nonisolated static let cases: [(bytes: String, inputs: [TerminalInput])] = [
    ("e", [.character("e", text: "e")]),
    ("é", [.character("é", text: "é")]),
    ("\r", [.named(0xff0d)]),
    ("\t", [.named(0xff09)]),
    ("\u{7f}", [.named(0xff08)]),
    ("\u{3}", [.character("c", modifiers: .control)]),
    ("\u{1b}e", [.character("e", modifiers: .alt)]),
    ("\u{1b}[A", [.named(0xff52)]),
    ("\u{1b}OP", [.named(0xffbe)]),
    ("\u{1b}[[B", [.named(0xffbf)]),
    ("\u{1b}[21~", [.named(0xffc7)]),
    ("\u{1b}[1;2C", [.named(0xff53, modifiers: .shift)]),
    ("\u{1b}[Z", [.named(0xff09, modifiers: .shift)]),
    ("\u{1b}[I\u{1b}[O", [.focusOut]),
    ("\u{1b}[?31u", [.reportsReleases]),
    ("\u{1b}[?62;22c", []),
    ("\u{1b}]", [.character("]", modifiers: .alt)]),
    // The kitty keyboard protocol: press, repeat and release, with what the key types.
    ("\u{1b}[101;;101u", [.character("e", text: "e")]),
    ("\u{1b}[101;1:2;101u", [.character("e", text: "e")]),
    ("\u{1b}[101;1:3u", [.character("e", isRelease: true)]),
    ("\u{1b}[101:69;2;69u", [.character("e", text: "E", modifiers: .shift)]),
    ("\u{1b}[97::113;1;97u", [.character("a", text: "a")]),
    ("\u{1b}[101;5u", [.character("e", modifiers: .control)]),
    ("\u{1b}[57441;2u", [.named(0xffe1, modifiers: .shift)]),
    ("\u{1b}[57441;1:3u", [.named(0xffe1, isRelease: true)]),
    ("\u{1b}[13u\u{1b}[27u", [.named(0xff0d), .named(0xff1b)]),
    ("\u{1b}[57400u", [.named(0xffb1)]),
    ("\u{1b}[1;1:3P", [.named(0xffbe, isRelease: true)]),
    // Everything else.
    ("\u{1b}[999999999999999999999999u\u{1b}[;;;u\u{1b}[u\u{1b}[~x", [.character("x", text: "x")]),
    ("\u{1b}[1;-9223372036854775808A", [.named(0xff52)]),
  ]

  @Test(arguments: cases)
  func `Bytes are read together or one by one`(bytes: String, inputs: [TerminalInput]) {
    var reader = TerminalInputReader()
    #expect(reader.read(bytes.utf8) == inputs)
    #expect(!reader.isWaiting)
    #expect(bytes.utf8.flatMap { reader.read([$0]) } == inputs)
  }

  @Test func `Escape is a key if nothing follows`() {
    var reader = TerminalInputReader()
    #expect(reader.read([0x1b]) == [])
    #expect(reader.isWaiting)
    #expect(reader.flush() == [.named(0xff1b)])
    #expect(reader.read([0x1b, 0x5b]) == [])
    #expect(reader.flush() == [.character("[", modifiers: .alt)])
    #expect(reader.read([0x1b, 0x1b]) == [.named(0xff1b)])
    #expect(reader.flush() == [.named(0xff1b)])
    #expect(reader.flush() == [])
  }

  @Test func `No input makes it trap`() {
    var generator = SystemRandomNumberGenerator()
    let likely = Array("\u{1b}[]OP;:?0123456789uc~\\\u{7}e".utf8)
    var reader = TerminalInputReader()
    for _ in 0..<20_000 {
      let isLikely = Bool.random(using: &generator)
      let byte = isLikely ? likely.randomElement(using: &generator) : .random(in: 0...255)
      _ = reader.read([byte ?? 0])
      if Int.random(in: 0..<50, using: &generator) == 0 { _ = reader.flush() }
    }
  }
}

extension TerminalInput {
  static func character(
    _ scalar: Unicode.Scalar, text: String? = nil, modifiers: Modifiers = [],
    isRelease: Bool = false
  ) -> Self {
    .key(
      TerminalKey(.character(scalar), text: text, modifiers: modifiers, isRelease: isRelease))
  }

  static func named(
    _ keysym: UInt32, modifiers: Modifiers = [], isRelease: Bool = false
  ) -> Self {
    .key(
      TerminalKey(.named(Keysym(rawValue: keysym)), modifiers: modifiers, isRelease: isRelease))
  }
}
