/// Decides what the keyboard does of itself, before and after what a key asks for.
public protocol KeyboardBehavior: AnyObject {
  /// How much BackSpace takes now.
  var backspaceRange: BackspaceRange { get }
  /// What ends a sentence.
  var endSentenceText: String { get }
  /// The case letters are typed in now.
  var preferredKeyboardCase: KeyboardType.Case { get }
  /// The keyboard type that should follow a gesture on an action.
  func preferredKeyboardType(
    after gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardType
  /// Whether the sentence before the cursor should end.
  func shouldEndSentence(after gesture: KeyboardGesture, on action: KeyboardAction) -> Bool
  /// Whether capitals should be locked.
  func shouldSwitchToCapsLock(after gesture: KeyboardGesture, on action: KeyboardAction) -> Bool
  /// The action that should be done in place of another, or `nil` for the one at hand.
  func replacementAction(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction?
}
