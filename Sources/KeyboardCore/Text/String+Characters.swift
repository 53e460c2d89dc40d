extension String {
  /// The character that some systems put before a line break.
  public static let carriageReturn = "\r"
  /// A line break.
  public static let newline = "\n"
  /// A space.
  public static let space = " "
  /// A tab.
  public static let tab = "\t"
  /// What separates words where they are not written apart, as in Khmer.
  public static let zeroWidthSpace = "\u{200b}"

  /// The characters of the string, each as a string.
  public var chars: [String] { map(String.init) }

  /// The last scalars of the string, or all of it if there are fewer.
  func suffix(scalars count: Int) -> String {
    String(UnicodeScalarView(unicodeScalars.suffix(count)))
  }
}
