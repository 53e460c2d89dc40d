extension KeyboardAction {
  /// What a gesture does: it is given the keyboard's controller, if that still exists.
  public typealias GestureAction = ((any KeyboardController)?) -> Void
}
