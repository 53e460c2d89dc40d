extension KeyboardAction {
  /// What a gesture does; it gets the keyboard's controller, if that still exists.
  public typealias GestureAction = ((any KeyboardController)?) -> Void
}
