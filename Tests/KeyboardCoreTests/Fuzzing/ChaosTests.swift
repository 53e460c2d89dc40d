import KeyboardCore
import Testing

@Suite("Anything at all") struct ChaosTests {
  static let places: [FuzzPlace] = {
    let told: ClientCapabilities = [.preedit, .focus, .surroundingText]
    let untold: ClientCapabilities = [.preedit, .focus]
    let fields: [TestField] = [
      .gtk, .gtk, .xim, .replace, .gtk.capabilities([.preedit, .onScreenKeyboard]),
      .gtk.capabilities(.focus), .replace.capabilities(.preedit), .gtk.locales("de", "tr"),
      .xim.rules("*=replace"), .gtk.settings { $0.releasePicks = true },
      .xim.settings { $0.releasePicks = true }, .gtk.purpose(.terminal), .gtk.purpose(.number),
      .gnome, .gnome.settings { $0.releasePicks = true }, .gtk.client("gnome-shell"),
      .gtk.settings { $0.releasePicks = true }.client("gtk3-im:mail"),
      .gtk.client("gtk4-im:editor").capabilities(untold),
      .gtk.client("gtk3-im:firefox").capabilities(untold),
      .gtk.client("QIBusInputContext").capabilities(told),
      .gtk.settings { $0.holdDelay = 150 }.rules("gtk3-im:editor=backspace"),
    ]
    let german = fields.prefix(4).map {
      FuzzPlace(field: $0.locales("de").settings { $0.switchOnEverything() })
    }
    let plain = [TestField.gtk, .xim, .replace, .gnome].map { FuzzPlace(field: $0) }
    let full = fields.map { FuzzPlace(field: $0.settings { $0.switchOnEverything() }) }
    let own = [TestField.gtk, .xim, .gnome].map { field in
      FuzzPlace(
        field: field.settings {
          $0.switchOnEverything()
          $0.letterSource = .locale
        }, layout: .french)
    }
    return plain + full + german + own
  }()

  @Test func `Nothing is lost, doubled or swapped, and all that there is is come by`() async {
    let journey = await withTaskGroup { group in
      for (index, place) in Self.places.enumerated() {
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
      var ape = Ape(seed: seed, client: place.field.client)
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
