// The sample is as it stands in the article.
// swift-format-ignore-file

import KeyboardCore

// The article shows the sample of another here; this is the handler that it describes.
class MyKeyboardFeedbackHandler: StandardKeyboardFeedbackHandler {

    override func audioFeedback(
        for gesture: KeyboardGesture,
        on action: KeyboardAction
    ) -> AudioFeedback {
        if action.isPrimaryAction { return .custom(event: "complete") }
        return super.audioFeedback(for: gesture, on: action)
    }
}

class MyKeyboardViewController: KeyboardInputViewController {

    override func viewDidLoad() {
        keyboardFeedbackHandler = MyKeyboardFeedbackHandler()
        super.viewDidLoad()
    }
}
