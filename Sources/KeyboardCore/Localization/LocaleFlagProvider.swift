/// A type with a flag, such as a locale.
public protocol LocaleFlagProvider {
  /// The flag as an emoji.
  var flag: String { get }
}

extension LocaleIdentifier: LocaleFlagProvider {
  /// The flag in `LocaleLibrary.current`.
  public var flag: String { LocaleLibrary.current.flag(of: self) }
}

extension KeyboardLocale: LocaleFlagProvider {
  /// The flag in the locale's file.
  public var flag: String { locale.flag }
}
