import Testing

@testable import TestSession

extension ClientTests {
  /// The X server's helpers for unsteady hands.
  @Suite @MainActor struct SteadyHandTests {
    nonisolated static let kinds = ClientRun.kinds.filter { !$0.isBrowser }

    @Test(arguments: kinds, SteadyCase.slowKeys)
    func `SlowKeys`(client: ClientKind, typing: SteadyCase) throws { try check(typing, client) }

    @Test(arguments: kinds, SteadyCase.bounceKeys)
    func `BounceKeys`(client: ClientKind, typing: SteadyCase) throws { try check(typing, client) }

    @Test(arguments: kinds, SteadyCase.stickyKeys)
    func `StickyKeys`(client: ClientKind, typing: SteadyCase) throws { try check(typing, client) }

    @Test(arguments: kinds, SteadyCase.others)
    func `MouseKeys, and no repeats`(client: ClientKind, typing: SteadyCase) throws {
      try check(typing, client)
    }

    private func check(_ typing: SteadyCase, _ client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform([.helpers(typing.helpers, delay: SteadyCase.delay)])
      defer { try? desk.perform([.helpers([.repeats], delay: SteadyCase.delay)]) }
      if !typing.helpers.isDisjoint(with: [.slowKeys, .bounceKeys]) {
        try desk.session.wait(for: "the engine to know the delay") {
          desk.trace.contains("\"bounce-delay\":\(SteadyCase.delay)")
        }
      }
      // BounceKeys may remember a key of the test before.
      try desk.perform([.wait(SteadyCase.delay)] + typing.steps)
      if let text = typing.text {
        try desk.expect(text)
      } else {
        try desk.expect("at least four e") { $0.count >= 4 && $0.allSatisfy { $0 == "e" } }
      }
    }
  }
}
