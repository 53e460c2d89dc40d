import Testing

@testable import TestSession

extension GnomeShellTests {
  @Suite @MainActor struct GnomeSentenceTests {
    /// What is typed is the same as in the other sessions.
    private typealias Sentences = ClientTests.SentenceTests

    nonisolated static let cases = GnomeDesk.kinds.flatMap { kind in Pace.some.map { (kind, $0) } }

    @Test(arguments: cases)
    func `a sentence with held letters arrives as it was meant`(
      client: GnomeClient.Kind, pace: Pace
    ) throws {
      try type(Sentences.sentence, into: client, pace: pace)
    }

    @Test(arguments: cases)
    func `a sentence without held letters arrives as it was typed`(
      client: GnomeClient.Kind, pace: Pace
    ) throws {
      try type(Sentences.plainSentence, into: client, pace: pace)
    }

    private func type(_ text: String, into client: GnomeClient.Kind, pace: Pace) throws {
      let desk = try GnomeDesk.with(client)
      let typist = desk.typist(gap: pace.gap, hasRollover: pace.hasRollover)
      try desk.perform(typist.steps(for: text))
      try desk.expect(text)
    }
  }
}
