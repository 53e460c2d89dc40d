import KeyboardCore
import KeyboardData
public import Typing

/// What the reader of the article on actions expects.
public func actionsFindings() -> [Finding] {
  let keyboard = KeyboardViewController(library: .standard)
  guard let handler = keyboard.services.actionHandler as? CustomActionHandler else {
    return [("handler", "another", "CustomActionHandler")]
  }
  let image = KeyboardAction.image(
    description: "An otter", keyboardImageName: "otter-key", imageName: "otter")
  for gesture in KeyboardGesture.allCases { handler.handle(gesture, on: image) }

  keyboard.settings.locales = ["fr"]
  let typist = Typist(keyboard: keyboard)
  typist.tap([20, 35])
  typist.hold(18)
  typist.tap([2])
  let text = typist.text
  doStuff(with: keyboard.services.actionHandler)
  typist.tap([45])
  return [
    ("images", handler.images.sorted().joined(separator: ", "), "copy otter, save otter"),
    ("a handler of one's own types and holds", text, "thé"),
    // The letter is deleted, a press types nothing, and the keyboard keeps out of the way: the x is the
    // field's own.
    ("actions without keys", typist.text, "thx"),
  ]
}
