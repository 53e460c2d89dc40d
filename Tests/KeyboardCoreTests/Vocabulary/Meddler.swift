import KeyboardCore

@testable import TypingModel

/// Asks everything there is of a keyboard, whoever it is called by.
final class Meddler {
  private weak var controller: KeyboardInputController?
  /// How often it may still do so: what it asks for leads to more calls.
  private var rest = 5
  /// How often it did.
  private(set) var count = 0

  init(_ controller: KeyboardInputController) { self.controller = controller }

  /// Asks nothing any more.
  func stop() { rest = 0 }

  /// Asks everything, and only then works out a value.
  func before<Value>(_ value: @autoclosure () -> Value) -> Value {
    meddle()
    return value()
  }

  /// Asks everything, unless it has done so often enough.
  func meddle() {
    guard rest > 0, let controller else { return }
    rest -= 1
    count += 1
    _ = controller.keyboardContext.locale
    _ = controller.feedbackHandler
    _ = controller.waitingText
    controller.insertText("a")
    controller.deleteBackward(times: 1)
    controller.insertDiacritic(Diacritic(char: "´", replacements: ["e": "é"]))
    controller.endSentence(withText: ". ")
    controller.adjustTextPosition(by: -1)
    controller.selectNextLocale()
    controller.selectNextKeyboard()
    controller.openSettings(ofSystem: true)
    controller.setKeyboardType(.symbolic)
    controller.setKeyboardType(.emojis)
    controller.openURL("about:blank")
    for action in CustomAction.allCases { controller.performCustomAction(named: action.rawValue) }
    controller.performCustomAction(named: "x")
    controller.registerEmoji(Emoji("🦦"))
    controller.giveFeedback(KeyboardFeedback(audio: .system), isCustom: true)
    controller.dismissKeyboard()
    controller.settings.inputCallout = true
    controller.recordsNotes.toggle()
  }
}
