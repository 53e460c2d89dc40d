import KeyboardCore
import Testing

@Suite("Random typing") struct RandomTypingTests {
  static let places: [String] = [
    "preedit", "preedit without surrounding text", "backspace", "replace", "no preedit",
    "terminal", "hold off", "own layout", "own layout, backspace",
    "GNOME Shell",
  ]

  private static func place(_ name: String) -> RandomTypist.Place {
    switch name {
    case "preedit without surrounding text": .init(field: .gtk.capabilities([.preedit, .focus]))
    case "backspace": .init(field: .xim)
    case "replace": .init(field: .replace)
    case "no preedit": .init(field: .gtk.capabilities(.focus), opensLists: false)
    case "terminal": .init(field: .gtk.purpose(.terminal), opensLists: false)
    case "GNOME Shell": .init(field: .gtk.client("gnome-shell"))
    case "hold off": .init(field: .gtk.settings { $0.hold = false }, opensLists: false)
    case "own layout": .init(field: .gtk.settings { $0.letterSource = .locale }, layout: .french)
    case "own layout, backspace":
      .init(field: .xim.settings { $0.letterSource = .locale }, layout: .french)
    default: .init(field: .gtk)
    }
  }

  @Test(arguments: places)
  func `What was meant is what is there`(name: String) {
    let place = Self.place(name)
    for seed in 0..<400 as Range<UInt64> {
      var typist = RandomTypist(seed: seed, in: place)
      for _ in 0..<20 { typist.act() }
      let controller = typist.field.makeController()
      if let layout = place.layout {
        controller.services.physicalLayoutProvider = TestLayoutProvider(["en": layout])
      }
      let playback = Playback(controller, in: typist.field)
      playback.take(typist.steps)
      playback.finish()
      let violations = TypingRules.violations(in: playback.log, of: playback.simulation)
      guard playback.plain == typist.meant.text, violations.isEmpty else {
        Issue.record(
          """
          seed \(seed): "\(playback.plain)" instead of "\(typist.meant.text)"; \(violations)
          \(playback.story)
          """)
        return
      }
    }
  }

  /// Letters in any overlap and never held for long: they come out in the order of their presses.
  @Test(arguments: [
    TestField.gtk, .xim, .replace, .gtk.capabilities(.preedit), .gtk.client("gnome-shell"),
  ])
  func `Letters come out in the order of their presses`(field: TestField) {
    for seed in 0..<300 as Range<UInt64> {
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
      time = max(time, upAt[key.keycode].map { $0 + 16 } ?? 0)
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
