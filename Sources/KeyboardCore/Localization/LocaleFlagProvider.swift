/// Something that has a flag: a locale.
public protocol LocaleFlagProvider {
  /// The flag as an emoji.
  var flag: String { get }
}

extension LocaleIdentifier: LocaleFlagProvider {
  /// The flag in the locale's file, or that of its region, or a white one.
  ///
  /// The files are those of `LocaleLibrary.current`.
  public var flag: String {
    if let flag = LocaleLibrary.current[self]?.flag { return flag }
    let indicators = (region ?? "").unicodeScalars.compactMap {
      ("A"..."Z").contains($0) ? Unicode.Scalar(0x1f1e6 + $0.value - 0x41) : nil
    }
    return indicators.count == 2 ? String(String.UnicodeScalarView(indicators)) : "🏳️"
  }
}

extension KeyboardLocale: LocaleFlagProvider {
  /// The flag in the locale's file.
  public var flag: String { locale.flag }
}
