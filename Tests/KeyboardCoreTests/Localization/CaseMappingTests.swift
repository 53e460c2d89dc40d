import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Upper and lower case") struct CaseMappingTests {
  static let capitals: [(LocaleIdentifier, String, String?)] = [
    ("en", "é", "É"), ("en", "œ", "Œ"), ("en", "ÿ", "Ÿ"), ("en", "ǆ", "Ǆ"), ("en", "þ", "Þ"),
    ("de", "ß", "ẞ"), ("en", "ß", "ẞ"), ("tr", "ß", "ẞ"), ("en", "ẞ", "ẞ"),
    ("en", "i", "I"), ("en", "ı", "I"), ("tr", "i", "İ"), ("tr", "ı", "I"), ("az", "i", "İ"),
    ("tr-CY", "i", "İ"), ("az-Latn-AZ", "ı", "I"), ("tr", "ş", "Ş"),
    ("ru", "ё", "Ё"), ("el", "ς", "Σ"), ("el", "ά", "Ά"), ("hy", "ա", "Ա"),
    ("lt", "i\u{307}\u{301}", nil), ("lt", "ė", "Ė"), ("lt", "į\u{301}", "Į\u{301}"),
    ("af", "ŉ", nil), ("en", "ǰ", nil), ("el", "ΐ", nil), ("en", "ﬁ", nil), ("hy", "և", nil),
    ("ka", "ა", "ა"), ("ar", "أ", "أ"), ("en", "…", "…"), ("en", "1", "1"), ("en", "🦦", "🦦"),
    ("en", "\u{301}", "\u{301}"), ("sv", "kr", "KR"), ("en", "e\u{301}", "E\u{301}"),
    ("en", "É", "É"), ("en", "", ""),
  ]

  @Test(arguments: capitals)
  func `A capital is as long as its small letter, or there is none`(
    locale: LocaleIdentifier, small: String, capital: String?
  ) {
    #expect(CaseMapping(locale).uppercased(small) == capital)
  }

  static let smallLetters: [(LocaleIdentifier, String, String)] = [
    ("en", "É", "é"), ("en", "I", "i"), ("tr", "I", "ı"), ("tr", "İ", "i"), ("az", "I", "ı"),
    ("tr", "Ş", "ş"), ("de", "ẞ", "ß"), ("ru", "Ё", "ё"), ("en", "e", "e"), ("en", "$", "$"),
  ]

  @Test(arguments: smallLetters)
  func `Small letters are the locale's`(
    locale: LocaleIdentifier, capital: String, small: String
  ) {
    #expect(CaseMapping(locale).lowercased(capital) == small)
  }

  @Test func `A capital is what has another form in lower case`() {
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
