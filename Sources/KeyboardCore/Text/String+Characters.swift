extension String {
  /// The characters of the string, each as a string.
  public var chars: [String] { map(String.init) }

  /// The last scalars of the string, or all of it if there are fewer.
  func suffix(scalars count: Int) -> String {
    String(UnicodeScalarView(unicodeScalars.suffix(count)))
  }
}
