import Testing

@testable import TestSession

extension GnomeShellTests {
  /// The same cases as in the other sessions.
  @Suite @MainActor struct GnomeTypingTests {
    nonisolated static let cases = GnomeDesk.kinds.flatMap { kind in
      Pace.some.map { (client: kind, pace: $0) }
    }

    @Test(arguments: cases, ClientTests.SentenceTests.sentences)
    func `a sentence arrives unchanged`(
      typing: (client: GnomeClient.Kind, pace: Pace), sentence: String
    ) throws {
      try GnomeDesk.with(typing.client).write(sentence, at: typing.pace)
    }

    @Test(arguments: GnomeDesk.kinds, [50, 2000])
    func `five held letters in a row are picked one by one`(
      client: GnomeClient.Kind, lookTime: Int
    ) throws {
      try GnomeDesk.with(client).write("éèêëé", lookTime: lookTime)
    }

    @Test(arguments: GnomeDesk.kinds, TypingCase.holding + TypingCase.emoji + TypingCase.asking)
    func `a case produces its text, and leaves no list open`(
      client: GnomeClient.Kind, typing: TypingCase
    ) throws {
      let desk = try GnomeDesk.with(client)
      try desk.check(typing)
      try desk.expectNoList()
    }

    @Test(arguments: GnomeDesk.kinds)
    func `repeats that start before the list opens are swallowed`(
      client: GnomeClient.Kind
    ) throws {
      try GnomeDesk.with(client).expectNoRepeats(usual: .autoRepeat(after: 500, every: 30))
    }

    @Test(arguments: GnomeDesk.kinds)
    func `a letter that is tapped and then held repeats`(client: GnomeClient.Kind) throws {
      try GnomeDesk.with(client).expectRepeats()
    }

    @Test(arguments: GnomeDesk.kinds)
    func `recent emoji come first, even after a restart of the engine`(
      client: GnomeClient.Kind
    ) throws {
      try GnomeDesk.with(client).expectRecentEmoji()
    }
  }
}
