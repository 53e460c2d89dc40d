extension KKL10n {
  /// The text in the language of a keyboard's current locale.
  public func text(for context: KeyboardContext) -> String {
    context.library.text(of: rawValue, in: context.locale)
  }
}
