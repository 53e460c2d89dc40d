extension String {
  /// Whether the text is in lower case, and has an upper case.
  public var isLowercasedWithUppercaseVariant: Bool {
    self == lowercased() && self != uppercased()
  }

  /// Whether the text is in upper case, and has a lower case.
  public var isUppercasedWithLowercaseVariant: Bool {
    self == uppercased() && self != lowercased()
  }
}
