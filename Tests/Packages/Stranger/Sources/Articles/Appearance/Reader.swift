import KeyboardCore
import KeyboardData
public import Typing

/// What the reader of the article on appearance expects.
public func appearanceFindings() -> [Finding] {
  let keyboard = MyKeyboardViewController(library: .standard)
  keyboard.settings.locales = ["fr"]
  let appearance = keyboard.services.appearance
  let layout = keyboard.services.layoutProvider.keyboardLayout(for: keyboard.keyboardContext)
  let keys = layout.itemRows.joined().map(\.action)
  let wrong = keys.filter { key in
    [true, false].contains { isPressed in
      let style = appearance.buttonStyle(for: key, isPressed: isPressed)
      return (style.backgroundColor == .red) != key.isInputAction
    }
  }
  let isListRed = appearance.actionCalloutStyle().callout.backgroundColor == .red
  let isBubbleRed = appearance.inputCalloutStyle().callout.backgroundColor == .red
  return [
    ("keys in another colour than the article says", "\(wrong)", "[]"),
    ("keys that are red", "\(keys.count(where: \.isInputAction) > 26)", "true"),
    ("callouts are red", "\(isListRed && isBubbleRed)", "true"),
    ("the space bar in French", appearance.buttonText(for: .space) ?? "", "espace"),
  ]
}
