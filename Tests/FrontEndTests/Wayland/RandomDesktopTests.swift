import KeyboardCore
import Testing

@testable import GLib
@testable import TypingModel

@Suite("Random hands on models of compositors") struct RandomDesktopTests {
  @Test(arguments: CompositorFacts.all, [true, false])
  func `Text arrives whole, and nothing stays down`(
    facts: CompositorFacts, onlyFields: Bool
  ) {
    try? search(facts, .typing, onlyFields: onlyFields)
  }

  @Test(arguments: CompositorFacts.all)
  func `Whatever keys go down, none stays down, and secrets are left alone`(
    facts: CompositorFacts
  ) {
    try? search(facts, .wild, onlyFields: false)
  }

  private func search(
    _ facts: CompositorFacts, _ manner: DesktopHand.Manner, onlyFields: Bool
  ) throws {
    for seed in 0..<UInt64(20 * FuzzPlace.factor) {
      var hand = DesktopHand(seed: seed, manner)
      let steps = (0..<25).flatMap { _ in hand.steps() }
      let problems = violations(steps, facts, manner, onlyFields)
      guard !problems.isEmpty else { continue }
      let short = shortest(steps) {
        !violations($0, facts, manner, onlyFields).isEmpty
      }
      let found = violations(short, facts, manner, onlyFields)
      Issue.record(
        "seed \(seed) on \(facts.name): \(short.map { "\($0)" }.joined(separator: ", "))\n\(found)")
      return
    }
  }

  private func violations(
    _ steps: [HandStep], _ facts: CompositorFacts, _ manner: DesktopHand.Manner, _ onlyFields: Bool
  ) -> [String] {
    VirtualClock.use { clock in
      let play = DesktopPlay(facts, clock, judgesText: manner == .typing, onlyFields: onlyFields)
      defer { play.end() }
      play.play(steps)
      return play.violations
    }
  }

  /// Leaves steps out as long as the rest still fails.
  private func shortest(_ steps: [HandStep], _ fails: ([HandStep]) -> Bool) -> [HandStep] {
    var steps = steps
    var size = steps.count / 2
    while size > 0 {
      var start = 0
      while start < steps.count {
        var rest = steps
        rest.removeSubrange(start..<min(start + size, rest.count))
        if fails(rest) { steps = rest } else { start += size }
      }
      size /= 2
    }
    return steps
  }
}
