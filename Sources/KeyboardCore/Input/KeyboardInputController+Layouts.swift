extension KeyboardInputController {
  /// Takes the letters of locales from their own layouts, and the input sets from those letters.
  ///
  /// The sets use the library the keyboard has now; after setting another one, call this again.
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
