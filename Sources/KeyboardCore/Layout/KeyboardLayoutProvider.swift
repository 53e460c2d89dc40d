/// Makes the layout of a keyboard from the characters there are keys for.
public protocol KeyboardLayoutProvider: AnyObject {
  /// The layout for what the keyboard is at the moment.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
  /// Takes another provider of characters.
  func register(inputSetProvider: any InputSetProvider)
}
