import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Feedback while typing") struct FeedbackTypingTests {
  private static let on = TestField.gtk.settings { $0.feedback.isOn = true }

  static let sequences = [
    KeySequence(
      "Keys that pass are heard, each once", in: on,
      [.type("x "), .tap(.backspace), .tap(.return)],
      effects: "♪input/light / ♪input/light / ♪delete/light / ♪system/light", answers: "FFFFFFFF"),
    KeySequence(
      "A list that opens, moving in it, a pick", in: on,
      [.hold("e"), .tap(.right), .tap(.return)],
      effects: "‹e› ♪input/light / [é è ê ë] ♪custom:menu-popup/medium"
        + " / [*é è ê ë] ♪custom:item-selected/selectionChanged / [] +é ‹› ♪input/light"),
    KeySequence(
      "Pages there are none of are refused", in: on, [.hold("e"), .tap(.down)],
      effects: "‹e› ♪input/light / [é è ê ë] ♪custom:menu-popup/medium"
        + " / ♪custom:x-callout-refused/error"),
    KeySequence(
      "BackSpace in a list", in: on, [.hold("e"), .tap(.backspace)],
      effects: "‹e› ♪input/light / [é è ê ë] ♪custom:menu-popup/medium / [] ‹› ♪delete/light"),
    KeySequence(
      "Escape is silent and passes", in: on, [.tap(.escape)], effects: "", answers: "FF"),
    KeySequence(
      "Shift is heard when it goes down", in: on, [.type("X")],
      effects: "♪system/light / ♪input/light"),
    KeySequence(
      "What repeats is heard once, but for BackSpace", in: on,
      [.holdPressing("x", for: 520), .holdPressing(.backspace, for: 470)],
      effects: "♪input/light / ♪delete/light"
        + String(repeating: " / ♪delete/selectionChanged", count: 3)),
    KeySequence(
      "Minimal", in: .gtk.settings { $0.feedback = minimal }, [.type("x"), .hold("e"), .tap("1")],
      effects: "‹e› / [é è ê ë] ♪custom:menu-popup/medium / [] +é ‹›"),
    KeySequence(
      "Sounds alone", in: .gtk.settings { $0.feedback = audible }, [.type("x"), .tap(.tab)],
      effects: "♪input/none / ♪system/none"),
    KeySequence("Off", [.type("x"), .tap(.backspace)], effects: ""),
    KeySequence(
      "Off whatever the levels are", in: .gtk.settings { $0.feedback.audio = .minimal },
      [.hold("e")], effects: "‹e› / [é è ê ë]"),
    KeySequence(
      "Rules go before the press, and before the list",
      in: on.settings { $0.feedback.rules = rules },
      [.tap(.return), .hold("e"), .tap(.escape), .tap(.tab)],
      effects: "♪custom:complete/light / ‹e› ♪input/light / [é è ê ë] ♪delete/medium / [] +e ‹›"
        + " / ♪system/heavy"),
    KeySequence(
      "A key with an action", in: on.settings { $0.bindings = [switching] }, [.tap(.f1)],
      effects: "feedback:off", answers: "TT"),
  ]

  private static let rules = [
    FeedbackRule(.release, on: .primary(.return), audio: .custom(event: "complete")),
    FeedbackRule(.longPress, on: .character("e"), audio: .delete),
    FeedbackRule(.release, on: .tab, haptic: .heavy),
  ]

  private static let switching = KeyBinding(
    KeyCombination(TestKey.f1.keysym, []), .custom(named: "toggleFeedback"))

  private static var minimal: FeedbackSettings {
    var settings = FeedbackSettings()
    settings.isOn = true
    settings.audio = .minimal
    settings.haptic = .minimal
    return settings
  }

  private static var audible: FeedbackSettings {
    var settings = FeedbackSettings()
    settings.isOn = true
    settings.haptic = .disabled
    return settings
  }

  @Test(arguments: sequences)
  func `Keys are answered`(sequence: KeySequence) { sequence.verify() }

  @Test(arguments: KeepOutTests.secrets)
  func `Nothing is heard in secret fields, whoever asks for it`(field: TestField) {
    let field = field.settings {
      $0.feedback.isOn = true
      $0.bindings = [KeyBinding(KeyCombination(TestKey.f1.keysym, []), .nextLocale)]
    }
    let controller = field.makeController()
    let playback = Playback(controller, in: field)
    playback.play([.hold("e"), .type("xX"), .tap(.backspace), .tap(.return), .tap(.f1)])
    controller.giveFeedback(KeyboardFeedback(audio: .input, haptic: .heavy))
    playback.play([.send(.flash("●")), .tap("x")])
    #expect(!playback.marks.contains("♪"))
    #expect(!playback.marks.contains("●"))
  }

  @Test func `A sequence of keys that do not compose is refused, and one that does is heard`() {
    let controller = Self.on.makeController()
    controller.services.composer = AcuteComposer()
    let playback = Playback(controller, in: Self.on)
    playback.play([.tap(.deadAcute), .tap("e"), .tap(.deadAcute), .tap("x")])
    #expect(
      playback.marks
        == "«´» ♪input/light / +é ‹› ♪input/light / «´» ♪input/light"
        + " / +´x ‹› ♪custom:x-callout-refused/error")
  }

  @Test func `Feedback changes nothing of what is typed`() {
    for seed in 0..<100 as Range<UInt64> {
      var typist = RandomTypist(seed: seed, in: .init(field: .gtk))
      for _ in 0..<20 { typist.act() }
      let silent = Self.effects(typist, typist.field.settings { $0.feedback.isOn = false })
      let heard = Self.effects(typist, typist.field.settings { $0.feedback.isOn = true })
      #expect(silent.feedback == 0)
      #expect(heard.feedback > 0)
      guard silent.others == heard.others, silent.answers == heard.answers else {
        Issue.record("seed \(seed): feedback changes what is typed")
        return
      }
    }
  }

  private static func effects(
    _ typist: RandomTypist, _ field: TestField
  ) -> (others: [Effect], feedback: Int, answers: String) {
    let playback = FuzzPlace(field: field).open(hasDoubleTaps: false).0
    playback.take(typist.steps)
    playback.finish()
    let effects = playback.log.flatMap(\.response.effects)
    let others = effects.filter { if case .feedback = $0 { false } else { true } }
    #expect(
      playback.log.allSatisfy { entry in
        let places = entry.response.effects.indices.filter {
          if case .feedback = entry.response.effects[$0] { true } else { false }
        }
        return places.isEmpty || places == [entry.response.effects.count - 1]
      }, "feedback comes last, and once")
    return (others, effects.count - others.count, playback.answers)
  }

  @Test func `Feedback to be seen is shown for a moment where the line is free`() {
    let playback = Playback(Self.on.makeController(), in: Self.on)
    playback.play([.send(.flash("●")), .wait(KeyboardTiming.flash)])
    #expect(playback.marks == "aux:● / aux:")
    let other = Playback(Self.on.locales("en", "de").makeController(), in: Self.on)
    other.play([.send(.action(.nextLocale)), .send(.flash("●")), .wait(2000)])
    #expect(!other.marks.contains("●"))
    // A message takes the place of a flash, and stays for its own time.
    let third = Playback(Self.on.locales("en", "de").makeController(), in: Self.on)
    third.play([.send(.flash("●")), .send(.action(.nextLocale)), .wait(500)])
    #expect(third.marks.hasSuffix("aux:de"))
    third.play([.wait(600)])
    #expect(third.marks.hasSuffix("aux:"))
  }
}

/// A composer that knows one dead key and one letter.
private final class AcuteComposer: Composer {
  private var isComposing = false

  func feed(_ keysym: Keysym) -> ComposeStatus {
    defer { isComposing = !isComposing }
    if !isComposing { return .composing }
    return keysym == TestKey("e").keysym ? .composed("é") : .cancelled
  }

  func reset() { isComposing = false }
}
