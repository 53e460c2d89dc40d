import KeyboardCore
import KeyboardData
public import Typing

/// What the reader of the article on feedback expects.
public func feedbackFindings() -> [Finding] {
  let keyboard = MyKeyboardViewController(library: .standard)
  keyboard.settings.locales = ["sv"]
  let typist = Typist(keyboard: keyboard)
  typist.tap([28])
  let silence = typist.heard
  keyboard.settings.feedback.isOn = true
  typist.tap([28, 30])
  let heard = typist.heard.map { "\($0.audio)" }
  let (own, standard) = (keyboard.services.feedbackHandler, StandardKeyboardFeedbackHandler())
  let others = [KeyboardAction.character("å"), .backspace, .space, .tab].filter {
    own.feedback(for: .press, on: $0).audio != standard.feedback(for: .press, on: $0).audio
  }
  return [
    ("feedback until it is switched on", "\(silence)", "[]"),
    ("Return and a letter", "\(heard)", #"["custom(event: \"complete\")", "input"]"#),
    ("other keys with another sound", "\(others)", "[]"),
  ]
}
