/// The locales the project has its own data for.
///
/// What a locale is called, its flag and the direction of its script come from the locale files the
/// program has read: see `LocaleLibrary.current`.
public enum KeyboardLocale: String, CaseIterable, Hashable, Sendable, Identifiable {
  case albanian = "sq"
  case arabic = "ar"
  case armenian = "hy"
  case azerbaijani = "az"
  case bangla = "bn"
  case belarusian = "be"
  case bulgarian = "bg"
  case catalan = "ca"
  case cherokee = "chr"
  case chuvash = "cv"
  case croatian = "hr"
  case czech = "cs"
  case danish = "da"
  case dutch = "nl"
  case dutchBelgium = "nl-BE"
  case english = "en"
  case englishAustralia = "en-AU"
  case englishCanada = "en-CA"
  case englishGB = "en-GB"
  case englishUS = "en-US"
  case estonian = "et"
  case faroese = "fo"
  case filipino = "fil"
  case finnish = "fi"
  case french = "fr"
  case frenchBelgium = "fr-BE"
  case frenchCanada = "fr-CA"
  case frenchSwitzerland = "fr-CH"
  case georgian = "ka"
  case german = "de"
  case germanAustria = "de-AT"
  case germanSwitzerland = "de-CH"
  case greek = "el"
  case hawaiian = "haw"
  case hebrew = "he"
  case hungarian = "hu"
  case icelandic = "is"
  case inariSami = "smn"
  case indonesian = "id"
  case irish = "ga"
  case italian = "it"
  case kazakh = "kk"
  case kurdishSorani = "ckb"
  case kurdishSoraniPC = "ckb-PC"
  case latvian = "lv"
  case lithuanian = "lt"
  case macedonian = "mk"
  case malay = "ms"
  case maltese = "mt"
  case mongolian = "mn"
  case northernSami = "se"
  case norwegian = "nb"
  case norwegianNynorsk = "nn"
  case persian = "fa"
  case polish = "pl"
  case portuguese = "pt"
  case portugueseBrazil = "pt-BR"
  case romanian = "ro"
  case russian = "ru"
  case serbian = "sr"
  case serbianLatin = "sr-Latn"
  case slovak = "sk"
  case slovenian = "sl"
  case spanish = "es"
  case spanishLatinAmerica = "es-419"
  case spanishMexico = "es-MX"
  case swahili = "sw"
  case swedish = "sv"
  case tajik = "tg"
  case turkish = "tr"
  case ukrainian = "uk"
  case uzbek = "uz"
  case vietnamese = "vi"
  case welsh = "cy"

  /// The locale's identifier, such as `fr`.
  public var id: String { rawValue }

  /// The locale as a plain identifier.
  public var locale: LocaleIdentifier { LocaleIdentifier(rawValue) }

  /// Whether the script runs from left to right.
  public var isLeftToRight: Bool { !isRightToLeft }

  /// Whether the script runs from right to left.
  public var isRightToLeft: Bool { LocaleLibrary.current.isRightToLeft(locale) }

  /// The locales whose scripts run from left to right.
  public static var allLtr: [Self] { allCases.filter(\.isLeftToRight) }

  /// The locales whose scripts run from right to left.
  public static var allRtl: [Self] { allCases.filter(\.isRightToLeft) }
}
