import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Anything at all") struct ChaosTests {
  @Test func `Nothing is lost, doubled or swapped, and all that there is is come by`() async {
    let journey = await withTaskGroup { group in
      for (index, place) in FuzzPlace.all.enumerated() {
        group.addTask { Self.play(in: place, seeds: UInt64(index) << 32) }
      }
      return await group.reduce(into: Journey()) { $0.add($1) }
    }
    print("chaos: \(journey.events) random events")
    #expect(journey.missed(Landmark.allCases, times: 10) == [])
  }

  /// Lets apes type in a place until one breaks a rule.
  private static func play(in place: FuzzPlace, seeds: UInt64) -> Journey {
    var journey = Journey()
    for seed in seeds..<seeds + UInt64(60 * FuzzPlace.factor) {
      var ape = Ape(SeededGenerator(seed: seed), client: place.field.client)
      let (playback, witness) = place.open()
      for _ in 0..<80 {
        playback.take([ape.step()])
        guard witness.violations.isEmpty else { break }
      }
      if witness.violations.isEmpty { playback.finish() }
      journey.add(witness.journey)
      let violations =
        witness.violations
        + TypingRules.violations(in: playback.log, of: playback.simulation)
      guard violations.isEmpty else {
        Issue.record(
          "\(place.field.testDescription), seed \(seed): \(violations)\n\(playback.story)")
        return journey
      }
    }
    return journey
  }
}
