import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Services that call back") struct ServiceCallbackTests {
  /// Who is called by the keyboard and calls it back.
  enum Service: CaseIterable {
    case actionHandler, behavior, feedbackHandler, callouts, emojis, composer, layouts, inputSets
  }

  private static let field = TestField.gtk.locales("en", "ru").settings {
    $0.feedback.isOn = true
    $0.emojiColonSearch = true
    $0.textBehaviors.capitals = .sentences
    $0.textBehaviors.shiftLocks = true
  }

  static let scenes: [[Move]] = [
    [.type("x"), .hold("e"), .tap(.right), .tap(.shift), .tap("1"), .tap(.backspace)],
    [.tap(.shift), .tap(.shift), .press("e"), .tap("x"), .release("e"), .hold("e"), .press("o")],
    [.emojis, .tap("o"), .tap("1"), .type(" :ott"), .tap("1")],
    [.tap(.deadAcute), .tap("x"), .tap(.deadAcute), .send(.reset), .tap("x")],
    [
      .send(.action(.keyboardType(.symbolic))), .type("q "), .send(.selectLocale("ru")), .tap("f"),
      .hold("t"), .send(.candidateClicked(0)), .send(.focusOut),
    ],
  ]

  /// An access to a machine that a service cuts across would end the whole process.
  @Test(arguments: Service.allCases)
  func `A service may ask anything of the keyboard at any time`(service: Service) {
    var count = 0
    for scene in Self.scenes {
      let controller = Self.field.makeController()
      let meddler = Meddler(controller)
      Self.install(service, meddler, controller)
      let playback = Playback(controller, in: Self.field)
      playback.play(scene)
      playback.finish()
      count += meddler.count
      // Whatever became of that, the keyboard types on in the next field.
      meddler.stop()
      controller.settings.hold = true
      controller.state.keyboardContext.setLocale("en")
      // Later than a list of emoji that was asked for without a field would still come.
      playback.play([.wait(KeyboardTiming.menu), .send(.focusIn(client: "gtk3-im:other"))])
      let length = playback.simulation.client.text.count
      playback.play([.tap("z"), .wait(100)])
      playback.finish()
      #expect(playback.simulation.client.text.count == length + 1)
    }
    #expect(count > 0)
  }

  private static func install(
    _ service: Service, _ meddler: Meddler, _ controller: KeyboardInputController
  ) {
    let shared = MeddlingService(meddler)
    controller.services.emojiProvider = TestEmojis()
    switch service {
    case .actionHandler:
      let handler = MeddlingHandler(controller: controller)
      handler.meddler = meddler
      controller.services.actionHandler = handler
    case .behavior:
      let behavior = MeddlingBehavior(keyboardContext: controller.state.keyboardContext)
      behavior.meddler = meddler
      controller.services.actionHandler = StandardKeyboardActionHandler(
        controller: controller, keyboardBehavior: behavior)
    case .feedbackHandler: controller.services.feedbackHandler = shared
    case .callouts: controller.services.calloutActionProvider = shared
    case .emojis: controller.services.emojiProvider = shared
    case .composer: controller.services.composer = shared
    case .layouts: controller.services.physicalLayoutProvider = shared
    case .inputSets: controller.services.inputSetProvider = shared
    }
  }
}
