extension KeyboardInputController {
  /// The keyboard type of the field that has the focus.
  var fieldKeyboardType: KeyboardType { KeyboardType(for: state.keyboardContext.contentType) }
}
