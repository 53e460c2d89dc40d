/// Makes the layout of a keyboard from the characters that have keys.
public protocol KeyboardLayoutProvider: AnyObject {
  /// The layout for the current state of the keyboard.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
  /// Uses another provider of characters from now on.
  func register(inputSetProvider: any InputSetProvider)
}
