import KeyboardCore
import Testing

@testable import TypingModel

/// A handler that gives feedback of its own, before or after the standard one.
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

@Suite("Feedback of a handler's own") struct OwnFeedbackTests {
  private static let on = TestField.gtk.settings { $0.feedback.isOn = true }

  @Test(arguments: [
    (true, true, "custom:bell/light"), (true, false, "custom:bell/light"),
    (false, true, "custom:bell/light"), (false, false, "input/light"),
  ])
  func `What is custom goes before what is not, else the first is heard`(
    isFirst: Bool, isCustom: Bool, feedback: String
  ) {
    let playback = Self.playback(isFirst: isFirst, isCustom: isCustom)
    playback.play([.tap("x"), .hold("e")])
    #expect(
      playback.marks == "♪\(feedback) / ‹e› ♪\(feedback) / [é è ê ë] ♪custom:menu-popup/medium")
  }

  @Test func `It is one effect, and the last`() {
    let playback = Self.playback(isFirst: true, isCustom: true)
    playback.play([.press("e"), .tap("x"), .release("e"), .tap(.backspace), .tap(.return)])
    let events = playback.log.map(\.response.effects).filter { !$0.isEmpty }
    var count = 0
    for effects in events {
      let places = effects.indices.filter {
        if case .feedback = effects[$0] { true } else { false }
      }
      #expect(places.isEmpty || places == [effects.count - 1])
      count += places.count
    }
    #expect(count == 4)
  }

  @Test func `None is given while feedback is off, and none is kept for later`() {
    let controller = TestField.gtk.makeController()
    let handler = RingingHandler(controller: controller)
    controller.services.actionHandler = handler
    let playback = Playback(controller, in: .gtk)
    playback.play([.tap("x")])
    handler.isCustom = false
    playback.play([.send(.setFeedback(true)), .send(.requested)])
    #expect(playback.marks == "feedback:on")
  }

  private static func playback(isFirst: Bool, isCustom: Bool) -> Playback {
    let controller = on.makeController()
    let handler = RingingHandler(controller: controller)
    handler.isFirst = isFirst
    handler.isCustom = isCustom
    controller.services.actionHandler = handler
    return Playback(controller, in: on)
  }
}
