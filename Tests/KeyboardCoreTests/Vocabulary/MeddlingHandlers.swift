import KeyboardCore

@testable import TypingModel

/// A handler that calls the keyboard back at every step.
final class MeddlingHandler: StandardKeyboardActionHandler {
  var meddler: Meddler?

  override func handle(_ action: KeyboardAction) {
    meddler?.meddle()
    super.handle(action)
  }

  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    meddler?.meddle()
    super.handle(gesture, on: action)
    meddler?.meddle()
  }

  override func canHandle(_ gesture: KeyboardGesture, on action: KeyboardAction) -> Bool {
    meddler?.meddle()
    return super.canHandle(gesture, on: action)
  }
}

/// A behaviour that calls the keyboard back when it is asked.
final class MeddlingBehavior: StandardKeyboardBehavior {
  var meddler: Meddler?

  override var preferredKeyboardCase: KeyboardType.Case {
    meddler?.meddle()
    return super.preferredKeyboardCase
  }

  override func shouldSwitchToCapsLock(
    after gesture: KeyboardGesture, on action: KeyboardAction
  ) -> Bool {
    meddler?.meddle()
    return super.shouldSwitchToCapsLock(after: gesture, on: action)
  }
}

/// A feedback handler that calls the keyboard back when it is asked.
final class MeddlingFeedback: StandardKeyboardFeedbackHandler {
  var meddler: Meddler?

  override func feedback(for cue: FeedbackCue) -> KeyboardFeedback {
    meddler?.meddle()
    return super.feedback(for: cue)
  }

  override func feedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardFeedback {
    meddler?.meddle()
    return super.feedback(for: gesture, on: action)
  }
}

/// An appearance that calls the keyboard back when it is asked.
final class MeddlingAppearance: StandardKeyboardAppearance {
  var meddler: Meddler?

  override func panelStyle() -> PanelStyle {
    meddler?.meddle()
    return super.panelStyle()
  }
}
