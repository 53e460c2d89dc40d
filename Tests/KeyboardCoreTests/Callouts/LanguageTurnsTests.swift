import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Languages take turns") struct LanguageTurnsTests {
  @Test func `The language in use goes first, and the others keep the order of the setting`() {
    let files = [
      #"fr:"callouts": { "e": "é è", "'": "’ ‘" }"#, #"de:"callouts": { "e": "ë ē" }"#,
      #"pl:"callouts": { "e": "ę", "'": "„ ”" }"#,
    ]
    let provider = standard(["fr", "de", "pl"], files)
    #expect(letters(provider, "e") == "e é ë ę è ē")
    provider.keyboardContext.selectNextLocale()
    #expect(letters(provider, "e") == "e ë é ę ē è")
    provider.keyboardContext.selectNextLocale()
    #expect(["e", "'"].map { letters(provider, $0) } == ["e ę é ë è ē", "' „ ” ’ ‘"])
    provider.keyboardContext.selectNextLocale()
    #expect(letters(provider, "e") == "e é ë ę è ē")
    // One that is not enabled goes first, too.
    let other = standard(["fr", "de"], files)
    other.keyboardContext.setLocale("pl" as LocaleIdentifier)
    #expect(letters(other, "e") == "e ę é ë è ē")
  }

  @Test func `Sets of signs take no turns: they come before all languages, or after them`() {
    let files = [
      #"fr:"callouts": { "e": "é è" }"#, #"de:"callouts": { "e": "ë ē | ě" }"#,
      #"und-x-math:"callouts": { "e": "∈ ∃ | ∄" }"#,
    ]
    let lists: [([LocaleIdentifier], String)] = [
      (["fr", "de", "und-x-math"], "e é ë è ē ∈ ∃ ě ∄"),
      (["fr", "und-x-math", "de"], "e é ë è ē ∈ ∃ ě ∄"),
      (["und-x-math", "fr", "de"], "e ∈ ∃ é ë è ē ∄ ě"),
      (["fr", "und-x-math"], "e é è ∈ ∃ ∄"),
    ]
    for (locales, list) in lists {
      #expect(letters(standard(locales, files), "e") == list, "\(locales)")
    }
  }

  @Test func `Lists of several languages are merged again after every change`() {
    let french = #"fr:"callouts": { "e": "é è" }"#
    let provider = standard(["fr", "de"], [french, #"de:"callouts": { "e": "ë ē" }"#])
    for _ in 0..<2 { #expect(letters(provider, "e") == "e é ë è ē") }
    provider.keyboardContext.selectNextLocale()
    #expect(letters(provider, "e") == "e ë é ē è")
    provider.use(TestLocales.library(ofMembers: [french, #"de:"callouts": { "e": "ě" }"#]))
    #expect(letters(provider, "e") == "e ě é è")
    provider.keyboardContext.setLocales(["de"] as [LocaleIdentifier])
    #expect(letters(provider, "e") == "e ě")
    provider.keyboardContext.setLocales(["de", "fr"] as [LocaleIdentifier])
    #expect(letters(provider, "e") == "e ě é è")
    provider.localizedProviders["fr"] = LocaleCalloutActionProvider(
      locale: "fr", library: TestLocales.library(ofMembers: [#"fr:"callouts": { "e": "ê" }"#]))
    #expect(letters(provider, "e") == "e ě ê")
    let characters = (0x3400..<0x3800 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    for character in characters { #expect(letters(provider, String(character)) == "") }
  }
}
