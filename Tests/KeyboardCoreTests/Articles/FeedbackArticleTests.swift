import KeyboardCore
import Testing

@testable import TypingModel

// The article on feedback has a handler that plays system audio when the return key is tapped, and
// shows an appearance in its place. This is the one it describes.

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
  @Test func `Its handler has a sound for the return key, unless feedback is off`() {
    let controller = MyKeyboardViewController(library: TestLocales.library)
    let playback = Playback(controller, in: .gtk)
    playback.play([.tap("x"), .tap(.return)])
    #expect(playback.marks == "")
    controller.settings.feedback.isOn = true
    playback.play([.tap("x"), .tap(.return)])
    #expect(playback.marks == "♪input/light / ♪custom:complete/success")
    controller.settings.feedback.haptic = .disabled
    playback.play([.tap(.return)])
    #expect(playback.marks.hasSuffix("success / ♪custom:complete/none"))
  }
}
