import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Feedback while typing") struct FeedbackTypingTests {
  private static let on = gtk.settings { $0.feedback.isOn = true }
  private static let minimal = on.settings {
    $0.feedback.audio = .minimal
    $0.feedback.haptic = .minimal
  }

  private static let opened = "‹e› ♪input/light / [é è ê ë] ♪custom:menu-popup/medium"

  static let sequences = [
    on.row(
      "Keys that pass are heard, each once", [.type("x "), .tap(.backspace), .tap(.return)],
      "♪input/light / ♪input/light / ♪delete/light / ♪system/light", answers: "FFFFFFFF"),
    on.row(
      "A list that opens, moving in it, a pick", [.hold("e"), .tap(.right), .tap(.return)],
      "\(opened) / [*é è ê ë] ♪custom:item-selected/selectionChanged / [] +é ‹› ♪input/light"),
    on.row(
      "Pages there are none of are refused", [.hold("e"), .tap(.down)],
      "\(opened) / ♪custom:x-callout-refused/error"),
    on.row(
      "BackSpace in lists", [.hold("e"), .tap(.backspace)], "\(opened) / [] ‹› ♪delete/light"),
    on.row("Escape is silent and passes", [.tap(.escape)], "", answers: "FF"),
    on.row("Shift is heard when it goes down", [.type("X")], "♪system/light / ♪input/light"),
    on.row(
      "What repeats is heard once, but for BackSpace",
      [.holdPressing("x", for: 520), .holdPressing(.backspace, for: 470)],
      "♪input/light / ♪delete/light" + String(repeating: " / ♪delete/selectionChanged", count: 3)),
    minimal.row(
      "Minimal", [.type("x"), .hold("e"), .tap("1")],
      "‹e› / [é è ê ë] ♪custom:menu-popup/medium / [] +é ‹›"),
    on.settings { $0.feedback.haptic = .disabled }.row(
      "Sounds alone", [.type("x"), .tap(.tab)], "♪input/none / ♪system/none"),
    gtk.row("Off", [.type("x"), .tap(.backspace)], ""),
    gtk.settings { $0.feedback.audio = .minimal }.row(
      "Off whatever the levels are", [.hold("e")], "‹e› / [é è ê ë]"),
    on.settings { $0.bindings = [switching] }.row(
      "A key with an action", [.tap(.f1)], "feedback:off", answers: "TT"),
    on.row(
      "Keys that compose, and keys that do not",
      [.tap(.deadAcute), .tap("e"), .tap(.deadAcute), .tap("x")],
      "«´» ♪input/light / +é ‹› ♪input/light / «´» ♪input/light"
        + " / +´x ‹› ♪custom:x-callout-refused/error"),
    on.row(
      "To be seen, for a moment", [.send(.flash("●")), .wait(KeyboardTiming.flash)], "aux:● / aux:"),
    on.locales("en", "de").row(
      "Not to be seen where the line is not free",
      [.send(.action(.nextLocale)), .send(.flash("●")), .wait(2000)], "locale:de aux:de / aux:"),
    on.locales("en", "de").row(
      "A message takes the place of a flash",
      [.send(.flash("●")), .send(.action(.nextLocale)), .wait(500)], "aux:● / locale:de aux:de"),
    on.locales("en", "de").row(
      "And stays for its own time", [.send(.flash("●")), .send(.action(.nextLocale)), .wait(1100)],
      "aux:● / locale:de aux:de / aux:"),
  ]

  private static let switching = KeyBinding(
    KeyCombination(TestKey.f1.keysym, []), .custom(named: "toggleFeedback"))

  @Test(arguments: sequences)
  func `Keys have feedback`(row: KeySequence) {
    row.verify { $0.services.composer = TableComposer() }
  }

  @Test func `A handler's own feedback takes precedence over the press, and over the list`() {
    let row = Self.on.row(
      "Own feedback", [.tap(.return), .hold("e"), .tap(.escape), .tap(.tab)],
      "♪custom:complete/light / ‹e› ♪input/light / [é è ê ë] ♪delete/medium / [] +e ‹›"
        + " / ♪system/heavy")
    row.verify {
      $0.services.feedbackHandler = OwnFeedback(configuration: $0.state.feedbackConfiguration)
    }
  }

  @Test(arguments: KeepOutTests.secrets)
  func `Secret fields are silent, whoever requests feedback`(field: TestField) {
    let field = field.settings {
      $0.feedback.isOn = true
      $0.bindings = [KeyBinding(KeyCombination(TestKey.f1.keysym, []), .nextLocale)]
    }
    let playback = field.play(
      [.hold("e"), .type("xX"), .tap(.backspace), .tap(.return), .tap(.f1)])
    playback.controller.giveFeedback(KeyboardFeedback(audio: .input, haptic: .heavy))
    playback.play([.send(.flash("●")), .tap("x")])
    #expect(!playback.marks.contains("♪"))
    #expect(!playback.marks.contains("●"))
  }

  @Test(arguments: [
    (true, true, "custom:bell/light"), (true, false, "custom:bell/light"),
    (false, true, "custom:bell/light"), (false, false, "input/light"),
  ])
  func `Custom feedback takes precedence, and otherwise the first`(
    isFirst: Bool, isCustom: Bool, feedback: String
  ) {
    Self.on.row(
      "", [.tap("x"), .hold("e")],
      "♪\(feedback) / ‹e› ♪\(feedback) / [é è ê ë] ♪custom:menu-popup/medium"
    ).verify {
      let handler = RingingHandler(controller: $0)
      handler.isFirst = isFirst
      handler.isCustom = isCustom
      $0.services.actionHandler = handler
    }
  }

  @Test(arguments: HoldTests.lists + ListTests.taking + RepeatTests.held + StrategyTests.correct)
  func `Feedback does not change the text`(sequence: KeySequence) {
    let logs = [false, true].map { isOn in
      let field = sequence.field.settings { $0.feedback.isOn = isOn }
      let playback = field.play(sequence.moves)
      return playback.log.map { entry in
        entry.response.effects.filter { if case .program(.feedback) = $0 { false } else { true } }
      }
    }
    #expect(logs[0] == logs[1])
  }

  @Test func `A handler's own feedback is dropped while feedback is off`() {
    gtk.row("", [.tap("x"), .send(.setFeedback(true)), .send(.requested)], "feedback:on").verify {
      $0.services.actionHandler = RingingHandler(controller: $0)
    }
  }
}

/// A handler that gives its own feedback, before or after the standard one.
private final class RingingHandler: StandardKeyboardActionHandler {
  var isFirst = true
  var isCustom = true

  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    let rings = gesture == .press
    if rings, isFirst { ring() }
    super.handle(gesture, on: action)
    if rings, !isFirst { ring() }
  }

  private func ring() {
    controller?.giveFeedback(
      KeyboardFeedback(audio: .custom(event: "bell")), isCustom: isCustom)
  }
}

/// Other feedback for some gestures, even for releases that do nothing.
private final class OwnFeedback: StandardKeyboardFeedbackHandler {
  override func audioFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> AudioFeedback {
    switch (gesture, action) {
    case (.release, .primary): .custom(event: "complete")
    case (.longPress, .character("e")): .delete
    default: super.audioFeedback(for: gesture, on: action)
    }
  }

  override func hapticFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> HapticFeedback {
    gesture == .release && action == .tab
      ? .heavy : super.hapticFeedback(for: gesture, on: action)
  }

  override func hasCustomFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool {
    switch (gesture, action) {
    case (.release, .primary), (.longPress, .character("e")), (.release, .tab): true
    default: false
    }
  }
}
