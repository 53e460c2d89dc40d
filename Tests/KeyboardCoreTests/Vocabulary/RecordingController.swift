import KeyboardCore

@testable import TypingModel

/// A controller that records its requests and its feedback.
final class RecordingController: KeyboardController {
  let keyboardContext = KeyboardContext()
  var feedbackHandler: (any KeyboardFeedbackHandler)?
  private(set) var requests: [String] = []
  private(set) var heard: [KeyboardFeedback] = []

  func insertText(_ text: String) { requests.append("insert \(text)") }
  func deleteBackward(times: Int) { requests.append("delete \(times)") }
  func insertDiacritic(_ diacritic: Diacritic) { requests.append("diacritic \(diacritic.char)") }
  func adjustTextPosition(by offset: Int) { requests.append("move \(offset)") }
  func dismissKeyboard() { requests.append("dismiss") }
  func selectNextLocale() { requests.append("next locale") }
  func selectNextKeyboard() { requests.append("next keyboard") }
  func openSettings(ofSystem isSystem: Bool) { requests.append("settings \(isSystem)") }
  func endSentence(withText text: String) { requests.append("end \(text)") }
  func setKeyboardType(_ type: KeyboardType) { requests.append("type \(type)") }
  func openURL(_ address: String) { requests.append("open \(address)") }
  func performCustomAction(named name: String) { requests.append("custom \(name)") }
  func giveFeedback(_ feedback: KeyboardFeedback, isCustom: Bool) { heard.append(feedback) }
}
