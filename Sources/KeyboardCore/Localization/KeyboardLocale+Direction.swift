extension KeyboardLocale {
  /// Whether the script runs from left to right.
  public var isLeftToRight: Bool { !isRightToLeft }

  /// Whether the script runs from right to left.
  public var isRightToLeft: Bool { locale.isRightToLeft }

  /// The locales whose scripts run from left to right.
  public static var allLtr: [Self] { allCases.filter(\.isLeftToRight) }

  /// The locales whose scripts run from right to left.
  public static var allRtl: [Self] { allCases.filter(\.isRightToLeft) }
}

extension LocaleIdentifier {
  /// Whether the script runs from left to right.
  public var isLeftToRight: Bool { !isRightToLeft }

  /// Whether the script runs from right to left.
  public var isRightToLeft: Bool { LocaleLibrary.current.isRightToLeft(self) }
}
