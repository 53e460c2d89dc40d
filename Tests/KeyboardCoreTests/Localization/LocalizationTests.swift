import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Locales, scripts and cases") struct LocalizationTests {
  static let identifiers: [(String, String, String, String?)] = [
    ("fr", "fr", "fr", nil), ("pt-BR", "pt-BR", "pt", "pt"), ("pt_BR.UTF-8", "pt-BR", "pt", "pt"),
    ("sr-Latn-RS", "sr-Latn-RS", "sr", "sr-Latn"), ("de_DE@euro", "de-DE", "de", "de"),
    ("ca_ES.UTF-8@valencia", "ca-ES-valencia", "ca", "ca-ES"),
    ("sr_RS@latin", "sr-Latn-RS", "sr", "sr-Latn"),
    ("uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ", "uz", "uz-Cyrl"),
    ("C.UTF-8", "C", "C", nil), ("", "", "", nil), ("base", "base", "base", nil),
  ]

  @Test(arguments: identifiers)
  func `An identifier is read in any notation`(
    text: String, value: String, language: String, parent: String?
  ) {
    let identifier = LocaleIdentifier(text)
    #expect(identifier.rawValue == value)
    #expect(identifier.description == value)
    #expect(identifier.language == LocaleIdentifier(language))
    #expect(identifier.parent == parent.map { LocaleIdentifier($0) })
  }

  static let scripts: [(String, Script?)] = [
    ("a", .latin), ("Z", .latin), ("é", .latin), ("ß", .latin), ("ẞ", .latin), ("ơ", .latin),
    ("ə", .latin), ("α", .greek), ("ἄ", .greek), ("ж", .cyrillic), ("ё", .cyrillic),
    ("ґ", .cyrillic), ("ա", .armenian), ("א", .hebrew), ("ب", .arabic), ("پ", .arabic),
    ("ﻻ", .arabic), ("অ", .bengali), ("ଅ", .odia), ("ก", .thai), ("ა", .georgian),
    ("Ა", .georgian), ("Ꭰ", .cherokee), ("ꭰ", .cherokee), ("", nil), (" ", nil), ("1", nil),
    ("٣", nil), ("!", nil), ("÷", nil), ("×", nil), ("🦦", nil), ("あ", nil), ("\u{301}", nil),
    ("।", nil), ("،", nil),
  ]

  @Test(arguments: scripts)
  func `A letter has a script`(text: String, script: Script?) {
    #expect(Script(of: text) == script)
  }

  static let capitals: [(LocaleIdentifier, String, String?)] = [
    ("en", "é", "É"), ("en", "œ", "Œ"), ("en", "ÿ", "Ÿ"), ("en", "ǆ", "Ǆ"), ("en", "þ", "Þ"),
    ("de", "ß", "ẞ"), ("en", "ß", "ẞ"), ("tr", "ß", "ẞ"), ("en", "ẞ", "ẞ"),
    ("en", "i", "I"), ("en", "ı", "I"), ("tr", "i", "İ"), ("tr", "ı", "I"), ("az", "i", "İ"),
    ("tr-CY", "i", "İ"), ("az-Latn-AZ", "ı", "I"), ("tr", "ş", "Ş"),
    ("ru", "ё", "Ё"), ("el", "ς", "Σ"), ("el", "ά", "Ά"), ("hy", "ա", "Ա"),
    ("lt", "i\u{307}\u{301}", nil), ("lt", "ė", "Ė"), ("lt", "į\u{301}", "Į\u{301}"),
    ("af", "ŉ", nil), ("en", "ǰ", nil), ("el", "ΐ", nil), ("el", "ᾳ", "ᾼ"),
    ("el", "ῃ", "ῌ"), ("el", "ᾧ", "ᾯ"), ("el", "ᾲ", nil), ("el", "ᾼ", "ᾼ"), ("en", "ﬁ", nil),
    ("hy", "և", nil),
    ("ka", "ა", "ა"), ("ar", "أ", "أ"), ("en", "…", "…"), ("en", "1", "1"), ("en", "🦦", "🦦"),
    ("en", "\u{301}", "\u{301}"), ("sv", "kr", "KR"), ("en", "e\u{301}", "E\u{301}"),
    ("en", "É", "É"), ("en", "", ""),
  ]

  @Test(arguments: capitals)
  func `A capital is as long as its small letter, or missing`(
    locale: LocaleIdentifier, small: String, capital: String?
  ) {
    #expect(CaseMapping(locale).uppercased(small) == capital)
  }

  static let smallLetters: [(LocaleIdentifier, String, String)] = [
    ("en", "É", "é"), ("en", "I", "i"), ("tr", "I", "ı"), ("tr", "İ", "i"), ("az", "I", "ı"),
    ("tr", "Ş", "ş"), ("de", "ẞ", "ß"), ("el", "ᾼ", "ᾳ"), ("ru", "Ё", "ё"), ("en", "e", "e"),
    ("en", "$", "$"),
  ]

  @Test(arguments: smallLetters)
  func `Lower case follows the locale`(
    locale: LocaleIdentifier, capital: String, small: String
  ) {
    #expect(CaseMapping(locale).lowercased(capital) == small)
  }

  @Test func `A capital differs from its lower case`() {
    let mapping = CaseMapping("en")
    for text in ["E", "ẞ", "Ё", "Σ", "KR", "İ"] { #expect(mapping.isUppercase(text), "\(text)") }
    for text in ["e", "ß", "1", "…", "ა", "", "ا"] {
      #expect(!mapping.isUppercase(text), "\(text)")
    }
    #expect(CaseMapping("tr").isUppercase("İ"))
    #expect(CaseMapping("tr").isUppercase("I"))
    #expect(!CaseMapping("tr").isUppercase("ı"))
  }
}
