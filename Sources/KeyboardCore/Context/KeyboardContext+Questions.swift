extension KeyboardContext {
  /// Whether a locale is the current one.
  public func hasKeyboardLocale(_ locale: KeyboardLocale) -> Bool { keyboardLocale == locale }

  /// Whether the keys stand for this.
  public func hasKeyboardType(_ type: KeyboardType) -> Bool { keyboardType == type }
}
