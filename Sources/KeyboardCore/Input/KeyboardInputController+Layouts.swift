extension KeyboardInputController {
  /// Takes the letters of locales from their own layouts, and the input sets from those letters.
  ///
  /// The sets go by the library the keyboard has now: call it again after giving it another one.
  /// - Parameter provider: Finds the layouts.
  public func useLayouts(of provider: any PhysicalLayoutProvider) {
    let context = state.keyboardContext
    services.physicalLayoutProvider = provider
    services.inputSetProvider = StandardInputSetProvider(
      keyboardContext: context,
      baseProvider: PhysicalInputSetProvider(
        keyboardContext: context, library: library, layoutProvider: provider))
  }
}
