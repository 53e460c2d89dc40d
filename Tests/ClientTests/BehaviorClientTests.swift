import Testing

@testable import TestSession

/// Typing with everything switched on that the keyboard does automatically.
@Suite(
  .serialized, .enabled(if: ClientRun.isEnabled, "IBUS_CALLOUT_CLIENTS=1 runs these"),
  .deskWithAllBehaviors)
@MainActor struct BehaviorClientTests {
  nonisolated static let cases = ClientRun.kinds.filter { !$0.isBrowser }.flatMap { kind in
    [10, 60].map { (kind, $0) }
  }

  @Test(arguments: cases)
  func `only the apostrophes of a sentence change`(client: ClientKind, gap: Int) throws {
    let desk = try Desk.with(client)
    let sentence = ClientTests.SentenceTests.sentence
    try desk.perform(desk.typist(gap: gap).steps(for: sentence))
    try desk.expect(sentence.replacing("'", with: "’"))
  }

  @Test(arguments: ClientRun.kinds.filter { !$0.isBrowser })
  func `the automatic changes work in real text fields`(client: ClientKind) throws {
    let desk = try Desk.with(client)
    try desk.perform(desk.typist(gap: 60).steps(for: "x. it's  y"))
    try desk.expect("a capital and an apostrophe") { $0.contains("t’s") && $0.hasSuffix("Y") }
  }
}
