import TestSession
import Testing

extension GnomeShellTests {
  @Suite @MainActor struct GnomeSentenceTests {
    /// What is typed is the same as in the other sessions.
    private typealias Sentences = ClientTests.SentenceTests

    nonisolated static let cases = GnomeDesk.kinds.flatMap { kind in
      Pace.all.map { (kind, $0) }
    }

    @Test(arguments: cases)
    func `a sentence with held letters arrives as it was meant`(
      client: GnomeClient.Kind, pace: Pace
    ) throws {
      try type(Self.text(Sentences.sentence, at: pace), into: client, pace: pace)
    }

    @Test(arguments: cases)
    func `a sentence without held letters arrives as it was typed`(
      client: GnomeClient.Kind, pace: Pace
    ) throws {
      try type(Self.text(Sentences.plainSentence, at: pace), into: client, pace: pace)
    }

    private func type(_ text: String, into client: GnomeClient.Kind, pace: Pace) throws {
      let desk = try GnomeDesk.with(client)
      let typist = desk.typist(gap: pace.gap, hasRollover: pace.hasRollover)
      try desk.perform(typist.steps(for: text))
      try desk.expect(text)
    }

    /// What can be typed at a pace.
    ///
    /// GNOME Shell passes a key on when IBus has answered, but the state of Shift as it is by then: a
    /// capital letter whose Shift key goes up at once arrives small with every engine.
    private static func text(_ sentence: String, at pace: Pace) -> String {
      guard pace.gap <= 10 else { return sentence }
      return sentence.lowercased().replacing("?", with: ",").replacing(":", with: ",")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `keys that come all at once fare as they do with the plain engine`(
      client: GnomeClient.Kind
    ) throws {
      let session = try GnomeDesk.with(client).session
      let engines = ["xkb:us::eng", session.engine]
      defer { try? session.select(session.engine) }
      let text = Self.text(Sentences.plainSentence, at: Pace(gap: 0, hasRollover: false))
      var misplaced = [0, 0]
      for _ in 0..<3 {
        for (index, engine) in engines.enumerated() {
          try session.select(engine)
          let desk = try GnomeDesk.with(client)
          try desk.perform(desk.typist(gap: 0).steps(for: text))
          misplaced[index] += try desk.misplacedCharacters(meant: text)
        }
      }
      print("\(client) at 0 ms: \(misplaced[0]) misplaced with \(engines[0]), \(misplaced[1]) here")
      #expect(misplaced[1] <= misplaced[0])
    }
  }
}
