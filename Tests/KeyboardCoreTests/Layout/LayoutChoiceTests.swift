import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Choices of layouts") struct LayoutChoiceTests {
  @Test(arguments: [
    ("fr=fr(bepo)", "fr", "fr(bepo)"), ("en=us", "en", "us"), ("en=us(dvorak)", "en", "us(dvorak)"),
    ("sr-Latn=rs(latin)", "sr-Latn", "rs(latin)"),
    ("fr_CA=ca(fr-legacy)", "fr-CA", "ca(fr-legacy)"),
    ("pl=pl(dvorak_quotes)", "pl", "pl(dvorak_quotes)"),
  ])
  func `A choice names a locale and a layout`(
    text: String, locale: LocaleIdentifier, layout: String
  ) throws {
    let choice = try LayoutChoice(text)
    #expect(choice.locale == locale)
    #expect(choice.layout == layout)
    #expect(choice.description == "\(locale)=\(layout)")
  }

  @Test(arguments: [
    "", "=", "fr", "fr=", "=us", "fr=fr(bepo", "fr=fr()", "fr=(bepo)", "fr=fr(bepo)x", "fr=fr=us",
    "fr=us,de", "fr fr(bepo)", "fr=../us", "fr = us", "fr=fr((bepo))",
  ])
  func `A choice that is written wrongly is named`(text: String) throws {
    let error = #expect(throws: LayoutChoiceError.self) { try LayoutChoice(text) }
    #expect(error?.description.hasPrefix("layouts: \"\(text)\" must have the form ") == true)
  }

  private static let library = TestLocales.library([
    #"{ "format": 1, "id": "fr", "script": "Latn", "layouts": ["fr(oss)", "fr"] }"#,
    #"{ "format": 1, "id": "fr-CA", "layouts": ["ca"] }"#,
    #"{ "format": 1, "id": "sr", "script": "Cyrl", "layouts": ["rs"] }"#,
    #"{ "format": 1, "id": "sr-Latn", "script": "Latn", "layouts": ["rs(latin)"] }"#,
  ])

  @Test(
    arguments: [
      ("fr", [:], ["fr(oss)", "fr"]),
      ("fr", ["fr": "fr(bepo)"], ["fr(bepo)", "fr(oss)", "fr"]),
      ("fr", ["fr": "fr"], ["fr", "fr(oss)"]),
      ("fr-CA", ["fr": "fr(bepo)"], ["fr(bepo)", "ca"]),
      ("fr-BE", ["fr": "fr(bepo)"], ["fr(bepo)", "fr(oss)", "fr"]),
      ("fr-CA", ["fr": "fr(bepo)", "fr-CA": "us"], ["us", "ca"]),
      ("fr", ["fr-CA": "us"], ["fr(oss)", "fr"]),
      ("sr-Latn", ["sr": "rs(yz)"], ["rs(latin)"]),
      ("sr", ["sr": "rs(latin)"], ["rs(latin)", "rs"]),
      ("xx", ["xx": "us"], ["us"]),
    ] as [(LocaleIdentifier, [LocaleIdentifier: String], [String])])
  func `What is chosen goes first, for the regions of a language too`(
    locale: LocaleIdentifier, chosen: [LocaleIdentifier: String], layouts: [String]
  ) {
    #expect(Self.library.layouts(of: locale, chosen: chosen) == layouts)
  }
}
