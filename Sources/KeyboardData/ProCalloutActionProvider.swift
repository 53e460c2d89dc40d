public import KeyboardCore

/// The provider of a locale as the articles make one: `try ProCalloutActionProvider.Swedish()`.
///
/// There is a class for each locale of the articles, and `ProCalloutActionProvider("kab")` for any other.
/// A keyboard needs none of them: its standard provider offers the letters of all locales in use. To
/// change some, inherit and override `calloutActionString(for:)`; where that returns "", the locale's own
/// letters are offered.
open class ProCalloutActionProvider: LocaleCalloutActionProvider {
  /// Creates a provider with the letters of a locale in `LocaleLibrary.standard`.
  public init(_ locale: LocaleIdentifier) { super.init(locale: locale, library: .standard) }
}

// They throw nothing, but are written with `try` in the articles, where a licence may be missing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ProCalloutActionProvider {
  open class Albanian: ProCalloutActionProvider { public init() throws { super.init("sq") } }
  open class Arabic: ProCalloutActionProvider { public init() throws { super.init("ar") } }
  open class Armenian: ProCalloutActionProvider { public init() throws { super.init("hy") } }
  open class Belarusian: ProCalloutActionProvider { public init() throws { super.init("be") } }
  open class Bulgarian: ProCalloutActionProvider { public init() throws { super.init("bg") } }
  open class Catalan: ProCalloutActionProvider { public init() throws { super.init("ca") } }
  open class Cherokee: ProCalloutActionProvider { public init() throws { super.init("chr") } }
  open class Croatian: ProCalloutActionProvider { public init() throws { super.init("hr") } }
  open class Czech: ProCalloutActionProvider { public init() throws { super.init("cs") } }
  open class Danish: ProCalloutActionProvider { public init() throws { super.init("da") } }
  open class Dutch: ProCalloutActionProvider { public init() throws { super.init("nl") } }
  open class DutchBelgium: ProCalloutActionProvider { public init() throws { super.init("nl-BE") } }
  open class English: ProCalloutActionProvider { public init() throws { super.init("en") } }
  open class EnglishGB: ProCalloutActionProvider { public init() throws { super.init("en-GB") } }
  open class EnglishUS: ProCalloutActionProvider { public init() throws { super.init("en-US") } }
  open class Estonian: ProCalloutActionProvider { public init() throws { super.init("et") } }
  open class Faroese: ProCalloutActionProvider { public init() throws { super.init("fo") } }
  open class Filipino: ProCalloutActionProvider { public init() throws { super.init("fil") } }
  open class Finnish: ProCalloutActionProvider { public init() throws { super.init("fi") } }
  open class French: ProCalloutActionProvider { public init() throws { super.init("fr") } }
  open class FrenchBelgium: ProCalloutActionProvider {
    public init() throws { super.init("fr-BE") }
  }
  open class FrenchSwitzerland: ProCalloutActionProvider {
    public init() throws { super.init("fr-CH") }
  }
  open class Georgian: ProCalloutActionProvider { public init() throws { super.init("ka") } }
  open class German: ProCalloutActionProvider { public init() throws { super.init("de") } }
  open class GermanAustria: ProCalloutActionProvider {
    public init() throws { super.init("de-AT") }
  }
  open class GermanSwitzerland: ProCalloutActionProvider {
    public init() throws { super.init("de-CH") }
  }
  open class Greek: ProCalloutActionProvider { public init() throws { super.init("el") } }
  open class Hawaiian: ProCalloutActionProvider { public init() throws { super.init("haw") } }
  open class Hebrew: ProCalloutActionProvider { public init() throws { super.init("he") } }
  open class Hungarian: ProCalloutActionProvider { public init() throws { super.init("hu") } }
  open class Icelandic: ProCalloutActionProvider { public init() throws { super.init("is") } }
  open class Indonesian: ProCalloutActionProvider { public init() throws { super.init("id") } }
  open class Irish: ProCalloutActionProvider { public init() throws { super.init("ga") } }
  open class Italian: ProCalloutActionProvider { public init() throws { super.init("it") } }
  open class Kazakh: ProCalloutActionProvider { public init() throws { super.init("kk") } }
  open class KurdishSorani: ProCalloutActionProvider { public init() throws { super.init("ckb") } }
  open class KurdishSoraniPC: ProCalloutActionProvider {
    public init() throws { super.init("ckb-PC") }
  }
  open class Latvian: ProCalloutActionProvider { public init() throws { super.init("lv") } }
  open class Lithuanian: ProCalloutActionProvider { public init() throws { super.init("lt") } }
  open class Macedonian: ProCalloutActionProvider { public init() throws { super.init("mk") } }
  open class Malay: ProCalloutActionProvider { public init() throws { super.init("ms") } }
  open class Maltese: ProCalloutActionProvider { public init() throws { super.init("mt") } }
  open class Mongolian: ProCalloutActionProvider { public init() throws { super.init("mn") } }
  open class Norwegian: ProCalloutActionProvider { public init() throws { super.init("nb") } }
  open class Persian: ProCalloutActionProvider { public init() throws { super.init("fa") } }
  open class Polish: ProCalloutActionProvider { public init() throws { super.init("pl") } }
  open class Portuguese: ProCalloutActionProvider { public init() throws { super.init("pt") } }
  open class PortugueseBrazil: ProCalloutActionProvider {
    public init() throws { super.init("pt-BR") }
  }
  open class Romanian: ProCalloutActionProvider { public init() throws { super.init("ro") } }
  open class Russian: ProCalloutActionProvider { public init() throws { super.init("ru") } }
  open class Serbian: ProCalloutActionProvider { public init() throws { super.init("sr") } }
  open class SerbianLatin: ProCalloutActionProvider {
    public init() throws { super.init("sr-Latn") }
  }
  open class Slovak: ProCalloutActionProvider { public init() throws { super.init("sk") } }
  open class Slovenian: ProCalloutActionProvider { public init() throws { super.init("sl") } }
  open class Spanish: ProCalloutActionProvider { public init() throws { super.init("es") } }
  open class Swahili: ProCalloutActionProvider { public init() throws { super.init("sw") } }
  open class Swedish: ProCalloutActionProvider { public init() throws { super.init("sv") } }
  open class Turkish: ProCalloutActionProvider { public init() throws { super.init("tr") } }
  open class Ukrainian: ProCalloutActionProvider { public init() throws { super.init("uk") } }
  open class Uzbek: ProCalloutActionProvider { public init() throws { super.init("uz") } }
}
