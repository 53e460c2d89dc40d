extension KKL10n {
  /// The text in the language of a keyboard's current locale.
  public func text(for context: KeyboardContext) -> String { text(for: context.locale) }
}
