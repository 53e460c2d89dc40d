import Foundation
import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Random hands on models of compositors") struct RandomDesktopTests {
  @Test(arguments: CompositorFacts.all, [true, false])
  func `Text arrives whole, and nothing stays down`(
    facts: CompositorFacts, onlyFields: Bool
  ) {
    search(facts, .typing, onlyFields: onlyFields)
  }

  @Test(arguments: CompositorFacts.all)
  func `Whatever keys go down, none stays down, and secrets are left alone`(
    facts: CompositorFacts
  ) {
    search(facts, .wild, onlyFields: false)
  }

  @Test(arguments: IBusFacts.all, [true, false])
  func `Text arrives whole in clients of IBus, and nothing stays down`(
    facts: IBusFacts, onlyFields: Bool
  ) {
    // When the window changes, Qt makes the preedit text although the engine has just done so.
    guard onlyFields || facts != .qt else { return }
    search(facts, .typing, onlyFields: onlyFields)
  }

  @Test(arguments: IBusFacts.all)
  func `Whatever keys go down in clients of IBus, none stays down`(facts: IBusFacts) {
    search(facts, .wild, onlyFields: false)
  }

  /// The first seed: a run of `packaging/checks/fuzz` goes on where the one before has ended.
  private nonisolated static let first =
    ProcessInfo.processInfo.environment["IBUS_CALLOUT_SEED"].flatMap { UInt64($0) } ?? 0

  private func search(
    _ facts: any DesktopKind, _ manner: DesktopHand.Manner, onlyFields: Bool
  ) {
    for seed in Self.first..<Self.first + UInt64(20 * FuzzPlace.factor) {
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
    _ steps: [HandStep], _ facts: any DesktopKind, _ manner: DesktopHand.Manner, _ onlyFields: Bool
  ) -> [String] {
    DesktopPlay.violations(
      steps, on: facts, judgesText: manner == .typing, onlyFields: onlyFields)
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
