import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Random typing") struct RandomTypingTests {
  private static let places: [RandomTypist.Place] = {
    let search = TestField.gtk.settings { $0.emojiColonSearch = true }
    let own = TestField.gtk.settings { $0.letterSource = .locale }
    let untold: ClientCapabilities = [.preedit, .focus]
    let plain: [RandomTypist.Place] = [
      .init(field: search), .init(field: search.capabilities(untold)), .init(field: .xim),
      .init(field: .replace), .init(field: .gtk.capabilities(.focus), opensLists: false),
      .init(field: .gtk.purpose(.terminal), opensLists: false),
      .init(field: search.client("gnome-shell")),
      .init(field: .gtk.client("QIBusInputContext")),
      .init(field: .gtk.settings { $0.hold = false }, opensLists: false),
      .init(field: own, layout: .french),
      .init(field: .xim.settings { $0.letterSource = .locale }, layout: .french),
    ]
    let proses = [
      PlainProse(hasCapitals: true), PlainProse(hasQuotes: true), PlainProse(endsSentences: true),
      PlainProse(hasCapitals: true, hasQuotes: true, endsSentences: true),
    ]
    let prose = (proses + proses.suffix(1)).enumerated().map { index, prose in
      RandomTypist.Place(
        field: place(for: prose, in: index < 4 ? .gtk : .gnome), prose: prose)
    }
    return plain + prose
  }()

  private static func place(for prose: PlainProse, in field: TestField) -> TestField {
    field.settings {
      $0.textBehaviors.capitals = prose.hasCapitals ? .sentences : .off
      $0.textBehaviors.quotes = prose.hasQuotes
      $0.textBehaviors.endsSentences = prose.endsSentences
    }
  }

  /// What typing comes by that always means something.
  private static let landmarks: [Landmark] = [
    .listOpened, .digitPicked, .clickPicked, .highlightPicked, .releasePicked, .pageTurned,
    .listCaseToggled, .composePicked, .backspacePicked, .replacePicked, .sequenceCompleted,
    .sequenceCancelled, .emojiListOpened, .emojiPicked, .emojiSearched, .emojiToned,
    .colonSearchOpened, .colonPicked, .pressBindingFired, .doubleTapBindingFired,
    .longPressBindingFired, .longPressHandled, .quotationReplaced, .quotationUndone,
    .capitalApplied, .sentenceEnded, .commitsCollected, .ownLetterTyped, .secretTyped,
    .feedbackGiven, .keyRepeated, .keyPassed,
  ]

  @Test func `What was meant is what is there, and all that there is is used`() async {
    let journey = await withTaskGroup { group in
      for (index, place) in Self.places.enumerated() {
        group.addTask { Self.type(in: place, seeds: UInt64(index) << 32) }
      }
      return await group.reduce(into: Journey()) { $0.add($1) }
    }
    print("random typing: \(journey.events) random events")
    #expect(journey.missed(Self.landmarks, times: 10) == [])
  }

  /// Lets people type in a place until what is there is not what one of them meant.
  private static func type(in place: RandomTypist.Place, seeds: UInt64) -> Journey {
    var journey = Journey()
    for seed in seeds..<seeds + UInt64(70 * FuzzPlace.factor) {
      var typist = RandomTypist(seed: seed, in: place)
      for _ in 0..<20 { typist.act() }
      let (playback, witness) = FuzzPlace(field: typist.field, layout: place.layout)
        .open(hasDoubleTaps: false)
      playback.take(typist.steps)
      playback.finish()
      journey.add(witness.journey)
      let violations =
        TypingRules.violations(in: playback.log, of: playback.simulation) + witness.violations
      guard playback.plain == typist.meant.text, violations.isEmpty else {
        Issue.record(
          """
          \(place.field.testDescription), seed \(seed): "\(playback.plain)" instead of \
          "\(typist.meant.text)"; \(violations)
          \(playback.story)
          """)
        return journey
      }
    }
    return journey
  }

  /// Letters in any overlap and never held for long: they come out in the order of their presses.
  @Test(arguments: [
    TestField.gtk, .xim, .replace, .gtk.capabilities(.preedit), .gnome,
  ])
  func `Letters come out in the order of their presses`(field: TestField) {
    for seed in 0..<UInt64(120 * FuzzPlace.factor) {
      var generator = SeededGenerator(seed: seed)
      let presses = Self.presses(using: &generator)
      let playback = Playback(field.makeController(), in: field)
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
