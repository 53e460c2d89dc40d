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
    ("\u{1b}[I\u{1b}[O", [.focus(true), .focus(false)]),
    ("\u{1b}[?31u", [.keyboardFlags(31)]),
    ("\u{1b}[?62;22c", [.attributes]),
    ("\u{1b}]11;rgb:1c1c/2d2d/ffff\u{1b}\\", [.background(KeyboardColor(0x1c2dff))]),
    ("\u{1b}]11;rgb:f/0/8\u{7}", [.background(KeyboardColor(0xff0088))]),
    ("\u{1b}]11;nonsense\u{7}x", [.character("x", text: "x")]),
    ("\u{1b}P1+r\u{1b}\\x", [.character("x", text: "x")]),
    ("\u{1b}[200~a\nb\u{1b}[201~c", [.pasted("a\nb"), .character("c", text: "c")]),
    // The kitty keyboard protocol: press, repeat and release, with what the key types.
    ("\u{1b}[101;;101u", [.character("e", text: "e")]),
    ("\u{1b}[101;1:2;101u", [.character("e", text: "e", kind: .repeated)]),
    ("\u{1b}[101;1:3u", [.character("e", kind: .release)]),
    ("\u{1b}[101:69;2;69u", [.character("e", text: "E", modifiers: .shift)]),
    ("\u{1b}[97::113;1;97u", [.character("a", base: "q", text: "a")]),
    ("\u{1b}[101;5u", [.character("e", modifiers: .control)]),
    ("\u{1b}[57441;2u", [.named(0xffe1, modifiers: .shift)]),
    ("\u{1b}[57441;1:3u", [.named(0xffe1, kind: .release)]),
    ("\u{1b}[13u\u{1b}[27u", [.named(0xff0d), .named(0xff1b)]),
    ("\u{1b}[57400u", [.named(0xffb1)]),
    ("\u{1b}[1;1:3P", [.named(0xffbe, kind: .release)]),
    // What is none of all this.
    ("\u{1b}[999999999999999999999999u\u{1b}[;;;u\u{1b}[u\u{1b}[~x", [.character("x", text: "x")]),
  ]

  @Test(arguments: cases)
  func `Bytes are read, at once or one by one`(bytes: String, inputs: [TerminalInput]) {
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

  @Test func `Nothing that is sent makes it trap`() {
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
    _ scalar: Unicode.Scalar, base: Unicode.Scalar? = nil, text: String? = nil,
    modifiers: Modifiers = [], kind: TerminalKey.Kind = .press
  ) -> Self {
    .key(
      TerminalKey(.character(scalar), base: base, text: text, modifiers: modifiers, kind: kind))
  }

  static func named(
    _ keysym: UInt32, modifiers: Modifiers = [], kind: TerminalKey.Kind = .press
  ) -> Self {
    .key(TerminalKey(.named(Keysym(rawValue: keysym)), modifiers: modifiers, kind: kind))
  }
}
