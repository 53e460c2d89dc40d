import KeyboardCore
import Testing

@testable import TypingModel

// The article on feedback has a handler that plays system audio when the return key is tapped, and
// shows an appearance in its place. This is what it tells of.

private class MyKeyboardFeedbackHandler: StandardKeyboardFeedbackHandler {

  override func audioFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> AudioFeedback {
    if action.isPrimaryAction { return .custom(event: "complete") }
    return super.audioFeedback(for: gesture, on: action)
  }

  override func hapticFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> HapticFeedback {
    if action.isPrimaryAction { return .success }
    return super.hapticFeedback(for: gesture, on: action)
  }
}

private class MyKeyboardViewController: KeyboardInputController {

  override func didLoad() {
    services.feedbackHandler = MyKeyboardFeedbackHandler()
    super.didLoad()
  }
}

@Suite("The article on feedback") struct FeedbackArticleTests {
  private func marks(_ feedback: FeedbackSettings) -> String {
    let field = TestField.gtk.settings { $0.feedback = feedback }
    let controller = MyKeyboardViewController(
      library: TestLocales.library, settings: field.settings)
    let playback = Playback(controller, in: field)
    playback.play([.tap("x"), .tap(.return)])
    return playback.marks
  }

  @Test func `Its handler answers the return key in its own way`() {
    var feedback = FeedbackSettings()
    feedback.isOn = true
    #expect(marks(feedback) == "♪input/light / ♪custom:complete/success")
    feedback.haptic = .disabled
    #expect(marks(feedback) == "♪input/none / ♪custom:complete/none")
  }

  @Test func `Off is off, whatever a handler says`() {
    #expect(marks(FeedbackSettings()) == "")
  }
}
