import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The library of locales, and their layouts") struct LocaleLibraryTests {
  private func library(_ members: (String, String)...) -> LocaleLibrary {
    TestLocales.library(
      members.map { #"{ "format": 1, "id": "\#($0.0)"\#($0.1.isEmpty ? "" : ", ")\#($0.1) }"# })
  }

  @Test func `A locale inherits what it lacks from its language`() {
    let library = library(
      ("pt", #""name": "Português", "script": "Latn", "layouts": ["pt"]"#),
      ("pt-BR", #""layouts": ["br"]"#), ("pt-AO", ""))
    #expect(library.name(of: "pt-BR") == "Português")
    #expect(library.script(of: "pt-BR") == .latin)
    #expect(library.layouts(of: "pt-BR") == ["br"])
    #expect(library.layouts(of: "pt-AO") == ["pt"])
    #expect(library.lineage(of: "pt-BR").map(\.id) == ["pt-BR", "pt"])
    #expect(library.lineage(of: "pt-Latn-MO").map(\.id) == ["pt"])
    #expect(library.knows("pt-MO"))
  }

  @Test func `Missing data has defaults`() {
    let library = library(("base", #""callouts": { "e": "é" }"#), ("xx", ""))
    #expect(!library.knows("yy"))
    #expect(library.name(of: "yy") == "yy")
    #expect(library.script(of: "xx") == nil)
    #expect(library.layouts(of: "yy") == [])
    #expect(library.callouts(of: "xx", for: "e") == [])
    #expect(library["yy"] == nil)
    #expect(library["xx"] == LocaleData(id: "xx"))
  }

  @Test func `Whoever checked a file has not checked those that inherit from it`() {
    var library = library(
      ("pt", #""native": true, "checked": { "by": "CLDR" }"#), ("pt-BR", #""name": "Brasil""#),
      ("fr", ""))
    #expect(library.isReadBySpeaker("pt"))
    #expect(library.evidence(of: "pt") == .cldr)
    #expect(library.isReadBySpeaker("pt-PT"), "It has no file of its own.")
    #expect(library.evidence(of: "pt-PT") == .cldr)
    for locale in ["pt-BR", "fr", "xx"] as [LocaleIdentifier] {
      #expect(!library.isReadBySpeaker(locale))
      #expect(library.evidence(of: locale) == .memory)
    }
    library.add(
      TestLocales.data(
        #"{ "format": 1, "id": "pt", "callouts": { "a": "ã" }, "checked": "By me." }"#))
    #expect(library.isReadBySpeaker("pt"), "The user's own letters change nothing.")
    #expect(library.evidence(of: "pt") == .cldr)
  }

  @Test func `The base set is not a locale`() {
    #expect(library(("sv", ""), ("base", ""), ("de", "")).identifiers == ["de", "sv"])
  }

  @Test func `A set of signs is none of the languages to choose from`() {
    let library = library(
      ("sv", #""name": "svenska""#), ("und-x-math", #""name": "Mathematics""#))
    #expect(library.namedIdentifiers == ["sv"])
    #expect(library.sets == ["und-x-math"])
    #expect(LocaleLibrary(unread: ["und-fonipa", "de"]).sets == ["und-fonipa"])
  }

  /// The files of Brazil and of Portuguese, and the merged list.
  static let merges: [(String, brazil: String, portuguese: String, merged: [String])] = [
    ("The nearest first", #""a": "á""#, #""a": "à ã""#, ["á", "à", "ã"]),
    ("Each once", #""a": "ã á""#, #""a": "à ã""#, ["ã", "á", "à"]),
    ("Foreign ones after all own", #""a": "á | ä""#, #""a": "ã | æ""#, ["á", "ã", "ä", "æ"]),
    ("Own to one is own to all", #""a": "á | ã""#, #""a": "à ã""#, ["á", "à", "ã"]),
    ("Other keys do not matter", #""e": "ê""#, #""a": "ã""#, ["ã"]),
  ]

  @Test(arguments: merges)
  func `Letters are merged in order`(
    name: String, brazil: String, portuguese: String, merged: [String]
  ) {
    let library = library(
      ("pt-BR", #""callouts": { \#(brazil) }"#), ("pt", #""callouts": { \#(portuguese) }"#))
    #expect(library.callouts(of: "pt-BR", for: "a") == merged, "\(name)")
  }

  @Test func `A list in replace ends the inheritance`() {
    let library = library(
      ("pt", #""callouts": { "a": "ã" }"#),
      ("pt-BR", #""callouts": { "a": "á" }, "replace": { "a": "à", "e": "" }"#))
    #expect(library.callouts(of: "pt-BR", for: "a") == ["á", "à"])
    #expect(library.offer(of: "pt-BR", for: "a").isComplete)
    #expect(library.callouts(of: "pt-BR", for: "e") == [])
    #expect(library.offer(of: "pt-BR", for: "e").isComplete)
    #expect(!library.offer(of: "pt", for: "a").isComplete)
    #expect(library.callouts(of: "pt", for: "a") == ["ã"])
  }

  @Test func `Inherited letters can be removed`() {
    let library = library(
      ("pt", #""callouts": { "a": "ã à ä" }, "remove": { "o": "ö" }"#),
      ("pt-BR", #""callouts": { "o": "õ" }, "remove": { "a": "ä à" }"#))
    #expect(library.callouts(of: "pt-BR", for: "a") == ["ã"])
    #expect(library.callouts(of: "pt", for: "a") == ["ã", "à", "ä"])
    #expect(library.offer(of: "pt-BR", for: "a").removed == ["ä", "à"])
    #expect(library.offer(of: "pt-BR", for: "o").removed == ["ö"])
  }

  @Test func `A letter of a nearer file stays although a farther one removes it`() {
    let library = library(
      ("de", #""remove": { "a": "å" }"#), ("de-AT", #""callouts": { "a": "å" }"#))
    #expect(library.callouts(of: "de-AT", for: "a") == ["å"])
  }

  @Test func `A user's file adds to the installed one`() {
    var library = library(
      (
        "fr",
        """
        "name": "Français", "layouts": ["fr"], "currency": "€", "quotation": ["«", "»", "“", "”"],
        "callouts": { "e": "é è | ē", "c": "ç" }, "keys": { "done": "OK", "space": "espace" }
        """
      ))
    library.add(
      TestLocales.data(
        """
        {
          "format": 1, "id": "fr", "flag": "🇨🇭", "currency": "CHF", "layouts": ["ch(fr)"],
          "callouts": { "e": "ë è | ę", "a": "â" }, "keys": { "done": "Fini" }
        }
        """))
    #expect(library.name(of: "fr") == "Français")
    #expect(library["fr"]?.flag == "🇨🇭")
    #expect(library["fr"]?.currency == "CHF")
    #expect(library["fr"]?.quotation.count == 4)
    #expect(library.layouts(of: "fr") == ["ch(fr)"])
    #expect(library["fr"]?.keys == ["done": "Fini", "space": "espace"])
    #expect(library.callouts(of: "fr", for: "e") == ["ë", "è", "é", "ę", "ē"])
    #expect(library.callouts(of: "fr", for: "c") == ["ç"])
    #expect(library.callouts(of: "fr", for: "a") == ["â"])
  }

  @Test func `A user's file overrides the installed one`() {
    var library = library(
      ("fr", #""callouts": { "e": "é è", "a": "à" }, "replace": { "o": "œ" }"#))
    library.add(
      TestLocales.data(
        #"""
        {
          "format": 1, "id": "fr", "replace": { "e": "ë", "o": "ô" }, "remove": { "a": "à" }
        }
        """#))
    #expect(library.callouts(of: "fr", for: "e") == ["ë"])
    #expect(library.callouts(of: "fr", for: "o") == ["ô"])
    #expect(library.callouts(of: "fr", for: "a") == [])
  }

  @Test func `The last file decides about the direction`() {
    let arabic = (#"ar"#, #""script": "Arab", "direction": "rtl""#)
    var library = library(arabic)
    library.add(TestLocales.data(#"{ "format": 1, "id": "ar", "script": "Arab" }"#))
    #expect(library.isRightToLeft("ar"))
    library.add(TestLocales.data(#"{ "format": 1, "id": "ar", "direction": "ltr" }"#))
    #expect(!library.isRightToLeft("ar"))
  }

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
  func `An invalid choice is reported`(text: String) throws {
    let error = #expect(throws: NotationError.self) { try LayoutChoice(text) }
    #expect(error?.description.hasPrefix("layouts: \"\(text)\": must have the form ") == true)
  }

  private static let layouts = TestLocales.library([
    #"{ "format": 1, "id": "fr", "script": "Latn", "layouts": ["fr(oss)", "fr"] }"#,
    #"{ "format": 1, "id": "fr-CA", "layouts": ["ca"] }"#,
    #"{ "format": 1, "id": "sr", "script": "Cyrl", "layouts": ["rs"] }"#,
    #"{ "format": 1, "id": "sr-Latn", "script": "Latn", "layouts": ["rs(latin)"] }"#,
  ])

  @Test func `A key is rare if it has no common letters`() {
    let common = #"{ "format": 1, "id": "xx", "callouts": { "a": "à" }, "#
    let data = TestLocales.data(common + #""rare": { "a": "ꜳ", "b": "ƀ" } }"#)
    let library = LocaleLibrary([data])
    #expect(
      ["a", "b", "c"].map { library.offer(of: "xx", for: $0).isRare } == [false, true, false])
  }

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
  func `The user's choice comes first, also for the regions of a language`(
    locale: LocaleIdentifier, chosen: [LocaleIdentifier: String], layouts: [String]
  ) {
    #expect(Self.layouts.layouts(of: locale, chosen: chosen) == layouts)
  }
}
