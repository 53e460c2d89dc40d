import KeyboardCore

// The samples of the articles on actions, appearance, callouts and feedback, in the names of this
// library and in one keyboard. KeyboardCoreTests has them one by one.

final class MyKeyboard: KeyboardInputController {

  override func didLoad() {
    services.actionHandler = MyActionHandler(controller: self)
    services.appearance = MyAppearance()
    services.feedbackHandler = MyFeedbackHandler()
    super.didLoad()
  }
}

class MyActionHandler: StandardKeyboardActionHandler {
  /// What was done with images, which the article leaves to its reader.
  private(set) var images: [String] = []

  init(controller: KeyboardInputController) {
    super.init(controller: controller)
  }

  override func action(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    switch (gesture, action) {
    case (.longPress, .image(_, _, let name)):
      return { [weak self] _ in self?.images.append("save \(name)") }
    case (.release, .image(_, _, let name)):
      return { [weak self] _ in self?.images.append("copy \(name)") }
    default:
      return super.action(for: gesture, on: action)
    }
  }
}

private class MyAppearance: StandardKeyboardAppearance {

  override func actionCalloutStyle() -> ActionCalloutStyle {
    let style = super.actionCalloutStyle()
    style.callout.backgroundColor = .red
    return style
  }

  override func buttonStyle(for action: KeyboardAction, isPressed: Bool) -> KeyboardButtonStyle {
    let style = super.buttonStyle(for: action, isPressed: isPressed)
    if action.isInputAction { style.backgroundColor = .red }
    return style
  }

  override func inputCalloutStyle() -> InputCalloutStyle {
    let style = super.inputCalloutStyle()
    style.callout.backgroundColor = .red
    return style
  }
}

class MyCalloutActionProvider: StandardCalloutActionProvider {

  override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    guard action == .character("$") else { return super.calloutActions(for: action) }
    return "$₽¥€¢£₩".chars.map { KeyboardAction.character($0) }
  }
}

/// The article's sample of a localized provider, which offers one string for a letter.
final class SwedishProvider: BaseCalloutActionProvider {

  override func calloutActionString(for char: String) -> String { char == "s" ? "sweden" : "" }
}

private class MyFeedbackHandler: StandardKeyboardFeedbackHandler {

  override func audioFeedback(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> AudioFeedback {
    if action.isPrimaryAction { return .custom(event: "complete") }
    return super.audioFeedback(for: gesture, on: action)
  }
}
