import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Keyboard locales") struct KeyboardLocaleTests {
  init() throws {
    var library = LocaleLibrary([
      TestLocales.data(
        """
        { "format": 1, "id": "en", "name": "English", "flag": "🇺🇸", "direction": "ltr",
          "keys": { "done": "done", "return": "return", "emoji": "Emoji" } }
        """),
      TestLocales.data(
        """
        { "format": 1, "id": "es", "name": "español", "flag": "🇪🇸", "direction": "ltr",
          "keys": { "keyboardTypeNumeric": "123", "done": "listo" } }
        """),
      TestLocales.data(#"{ "format": 1, "id": "es-MX", "name": "español (México)" }"#),
      TestLocales.data(
        #"{ "format": 1, "id": "he", "name": "עברית", "flag": "🇮🇱", "direction": "rtl" }"#),
    ])
    library.names = try LocaleNames(
      parsing: #"{ "en": { "es": "Spanish", "he": "Hebrew" }, "es": { "he": "hebreo" } }"#)
    library.sessionLocale = "es"
    LocaleLibrary.current = library
  }

  @Test func `Names come from the files`() {
    #expect(KeyboardLocale.spanish.localizedName == "español")
    #expect(KeyboardLocale.hebrew.localizedName(in: .spanish) == "hebreo")
    #expect(KeyboardLocale.hebrew.localizedName(in: .spanishMexico) == "hebreo")
    #expect(KeyboardLocale.hebrew.localizedName(in: "fr") == "Hebrew")
    #expect(KeyboardLocale.spanishMexico.localizedName(in: .english) == "español (México)")
    #expect(KeyboardLocale.cherokee.localizedName == "chr")
    #expect(LocaleIdentifier("es").localizedName == "español")
    #expect(LocaleIdentifier("es-MX").localizedLanguageName == "español")
    #expect(LocaleIdentifier("he-IL").localizedName(in: "es") == "hebreo")
    #expect(LocaleIdentifier("he-IL").localizedLanguageName(in: "es") == "hebreo")
  }

  @Test func `After x no part of a name is a region`() {
    let regions = ["de-AT", "en-x-us", "es-419"].map { LocaleIdentifier($0).region }
    #expect(regions == ["AT", nil, "419"])
  }

  @Test func `The flag comes from the file, or else from the region, or is white`() {
    #expect(KeyboardLocale.spanish.flag == "🇪🇸")
    #expect(KeyboardLocale.spanishMexico.flag == "🇲🇽")
    #expect(KeyboardLocale.cherokee.flag == "🏳️")
    #expect(LocaleIdentifier("es-419").flag == "🏳️")
    #expect(LocaleIdentifier("pt_BR").flag == "🇧🇷")
    #expect(LocaleIdentifier("und-x-us").flag == "🏳️")
  }

  @Test func `The direction depends on the script`() {
    #expect(KeyboardLocale.hebrew.isRightToLeft)
    #expect(KeyboardLocale.spanish.isLeftToRight)
    #expect(LocaleIdentifier("he-IL").isRightToLeft && LocaleIdentifier("es").isLeftToRight)
    #expect(KeyboardLocale.allRtl == [.hebrew])
    #expect(KeyboardLocale.allLtr.count == 278)
  }

  static let fuzzyNames: [(String, KeyboardLocale?)] = [
    ("es", .spanish), ("ES", .spanish), ("es-MX", .spanishMexico), ("es_mx", .spanishMexico),
    ("Spanish", .spanish), ("español", .spanish), ("Español (México)", .spanishMexico),
    ("españolméxico", .spanishMexico), ("portugueseBrazil", .portugueseBrazil),
    ("portuguese_brazil", .portugueseBrazil), ("English (GB)", .englishGB), ("he_IL", .hebrew),
    ("ga_IE", .irish), ("pt_PT", .portuguese), ("ckb_IQ", .kurdishSorani),
    ("sr-Latn", .serbianLatin), ("no", .norwegian), ("no_NO", .norwegian), ("Klingon", nil),
    ("", nil), ("()", nil), ("xx-YY", nil),
  ]

  @Test(arguments: fuzzyNames)
  func `A locale is found by any of its names`(name: String, locale: KeyboardLocale?) {
    #expect(KeyboardLocale(fuzzyName: name) == locale)
  }

  @Test func `The article's texts come from the files`() {
    #expect(KKL10n.keyboardTypeNumeric.text(for: .spanish) == "123")
    #expect(KKL10n.done.text == "listo")
    #expect(KKL10n.done.text(for: .spanishMexico) == "listo")
    #expect(KKL10n.emoji.text(for: .spanish) == "Emoji", "English stands in.")
    #expect(KKL10n.go.text(for: .spanish) == "go", "Failing that, the key.")
    #expect(KKL10n.done.text(for: KeyboardContext(locales: ["en"])) == "done")
    #expect(KKL10n.text(forKey: "done", locale: "es") == "listo")
    #expect(KKL10n.text(forKey: "ownText", locale: "es") == "ownText")
  }

  static let parents: [(LocaleIdentifier, LocaleIdentifier?)] = [
    ("nb", "no"), ("nn", "no"), ("nb-NO", "nb"), ("no", nil), ("es-MX", "es-419"),
    ("es-419", "es"), ("es-ES", "es"), ("sr-Latn", nil), ("sr-Latn-RS", "sr-Latn"),
    ("uz-Cyrl", nil), ("az-Latn", "az"), ("ckb-PC", "ckb"), ("en-GB", "en"), ("pt-BR", "pt"),
    ("tw-GH", "tw"), ("tw", "ak"), ("fat", "ak"), ("ff-Adlm", nil), ("shi-Latn", nil),
  ]

  @Test(arguments: parents)
  func `A locale inherits what it lacks from its parent`(
    locale: LocaleIdentifier, parent: LocaleIdentifier?
  ) {
    #expect(locale.parent == parent)
  }
}
