import KeyboardCore

/// A handler of one's own that does something when some letters are held or tapped twice.
final class LongPressHandler: StandardKeyboardActionHandler {
  /// What holding a letter adds.
  static let texts = ["x": "✗", "h": "ħ"]
  /// What tapping a letter twice adds.
  static let doubleTaps = ["t": "ŧ"]

  override func action(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction.GestureAction? {
    guard case .character(let letter) = action else {
      return super.action(for: gesture, on: action)
    }
    let text =
      switch gesture {
      case .longPress: Self.texts[letter]
      case .doubleTap: Self.doubleTaps[letter]
      default: nil as String?
      }
    guard let text else { return super.action(for: gesture, on: action) }
    return { $0?.insertText(text) }
  }
}
