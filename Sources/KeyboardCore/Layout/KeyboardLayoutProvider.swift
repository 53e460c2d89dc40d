/// Makes the layout of a keyboard from the characters there are keys for.
public protocol KeyboardLayoutProvider: AnyObject {
  /// The layout for the present state of the keyboard.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
  /// Switches to another provider of characters.
  func register(inputSetProvider: any InputSetProvider)
}
