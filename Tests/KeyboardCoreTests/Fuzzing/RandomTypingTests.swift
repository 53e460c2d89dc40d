import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Random typing") struct RandomTypingTests {
  @Test(arguments: [
    TestField.gtk, .xim, .replace, .gtk.capabilities(.preedit), .gnome,
  ])
  func `Letters come out in the order of their presses`(field: TestField) {
    for seed in 0..<UInt64(120 * FuzzPlace.factor) {
      var generator = SeededGenerator(seed: seed)
      let presses = Self.presses(using: &generator)
      let playback = field.play()
      playback.take(Self.steps(presses))
      playback.finish()
      let expected = presses.map { $0.key.text ?? "" }.joined()
      let violations = TypingRules.violations(in: playback.log, of: playback.simulation)
      guard playback.shown == expected, violations.isEmpty, !playback.marks.contains("[") else {
        Issue.record(
          "seed \(seed): \"\(playback.shown)\" instead of \"\(expected)\"; \(violations)")
        return
      }
    }
  }

  private typealias Press = (key: TestKey, from: Int, to: Int)

  private static func presses(using generator: inout SeededGenerator) -> [Press] {
    let keys = "abcdeinostx.$ -".chars.map { TestKey(stringLiteral: $0) }
    var time = 0
    var upAt: [UInt32: Int] = [:]
    return (0..<40).map { _ in
      let key = generator.pick(keys)
      // A key goes down again only after it went up, and not as quickly as a repeat.
      time = max(time, upAt[key.keycode].map { $0 + KeyboardTiming.busyPairGap + 1 } ?? 0)
      let press = (key, time, time + generator.number(0...499))
      upAt[key.keycode] = press.2
      time += generator.pick([0, 0, 1, 3, 10, 30, 100, 250, 600])
      return press
    }
  }

  private static func steps(_ presses: [Press]) -> [KeyStep] {
    let events =
      (presses.map { (time: $0.from, step: KeyStep.press($0.key)) }
      + presses.map { (time: $0.to, step: KeyStep.release($0.key)) })
      .enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    var now = 0
    return events.flatMap { event in
      defer { now = event.element.time }
      return [.wait(event.element.time - now), event.element.step]
    }
  }
}
