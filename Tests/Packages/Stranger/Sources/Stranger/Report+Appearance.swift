import KeyboardCore

// The sample of the article on appearance, in the names of this library.

private class MyKeyboardAppearance: StandardKeyboardAppearance {

  override func actionCalloutStyle() -> ActionCalloutStyle {
    let style = super.actionCalloutStyle()
    style.callout.backgroundColor = .red
    return style
  }

  override func buttonStyle(
    for action: KeyboardAction,
    isPressed: Bool
  ) -> KeyboardButtonStyle {
    let style = super.buttonStyle(for: action, isPressed: isPressed)
    if !action.isInputAction { return style }
    style.backgroundColor = .red
    return style
  }

  override func inputCalloutStyle() -> InputCalloutStyle {
    let style = super.inputCalloutStyle()
    style.callout.backgroundColor = .red
    return style
  }
}

private class MyKeyboardViewController: KeyboardInputController {

  override func didLoad() {
    services.appearance = MyKeyboardAppearance()
    super.didLoad()
  }
}

extension Report {
  /// Makes input keys and callouts red, and nothing else.
  mutating func addAppearanceArticle() {
    let appearance = MyKeyboardViewController(library: .standard).services.appearance
    func isRed(_ action: KeyboardAction) -> Bool {
      appearance.buttonStyle(for: action, isPressed: false).backgroundColor == .red
    }
    add("the key of a is red", "\(isRed(.character("a")))", expected: "true")
    add("the return key is red", "\(isRed(.primary(.return)))", expected: "false")
    let isCalloutRed =
      appearance.actionCalloutStyle().callout.backgroundColor == .red
      && appearance.inputCalloutStyle().callout.backgroundColor == .red
    add("callouts are red", "\(isCalloutRed)", expected: "true")
  }
}
