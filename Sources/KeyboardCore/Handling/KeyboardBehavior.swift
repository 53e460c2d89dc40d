/// Decides what the keyboard does by itself, before and after the action of a key.
public protocol KeyboardBehavior: AnyObject {
  /// The text that ends a sentence.
  var endSentenceText: String { get }
  /// The case of letters that are typed now.
  var preferredKeyboardCase: KeyboardType.Case { get }
  /// The keyboard type that should follow a gesture on an action.
  func preferredKeyboardType(
    after gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardType
  /// Whether the sentence before the cursor should end.
  func shouldEndSentence(after gesture: KeyboardGesture, on action: KeyboardAction) -> Bool
  /// Whether capitals should be locked.
  func shouldSwitchToCapsLock(after gesture: KeyboardGesture, on action: KeyboardAction) -> Bool
  /// The action that replaces this one, or `nil` to keep it.
  func replacementAction(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction?
}
