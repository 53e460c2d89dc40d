import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Input sets") struct InputSetTests {
  @Test func `A row of a string has a key for each character, in either case`() {
    let row = InputSet.Row(chars: "aßé1")
    #expect(row.map(\.neutral) == ["a", "ß", "é", "1"])
    #expect(row.characters() == ["a", "ß", "é", "1"])
    #expect(row.characters(for: .uppercased) == ["A", "SS", "É", "1"])
    #expect(InputSet.Row(chars: ["kr", "€"]).characters() == ["kr", "€"])
  }

  @Test(arguments: zip(KeyboardType.Case.allCases, ["l", "u", "l", "u"]))
  func `A key types a character for each case`(casing: KeyboardType.Case, character: String) {
    let item = InputSet.Item(neutral: "n", uppercased: "u", lowercased: "l")
    #expect(item.character(for: casing) == character)
  }

  @Test(arguments: [("$", "€£¥"), ("€", "£¥$"), ("£", "€¥$"), ("kr", "€£¥")])
  func `A currency does not appear twice`(own: String, others: String) {
    let provider = EnglishInputSetProvider(currency: own)
    #expect(provider.alphabeticInputSet == .qwerty)
    #expect(provider.numericInputSet == .standardNumeric(currency: own))
    #expect(provider.symbolicInputSet == .standardSymbolic(currencies: others.chars))
  }

  private static let library = TestLocales.library([
    TestLocales.english,
    #"{ "format": 1, "id": "fr", "script": "Latn", "currency": "€" }"#,
    #"{ "format": 1, "id": "ru", "script": "Cyrl", "currency": "₽" }"#,
    #"{ "format": 1, "id": "tr", "script": "Latn", "currency": "₺" }"#,
    #"{ "format": 1, "id": "kk", "script": "Cyrl", "currency": "₸" }"#,
    #"{ "format": 1, "id": "de", "script": "Latn", "currency": "€" }"#,
  ])

  private let context = KeyboardContext(library: library)

  private func provider(
    _ layouts: [LocaleIdentifier: TestLayout] = [
      "en": .american, "fr": .french, "ru": .russian, "tr": .turkish, "kk": .american,
    ]
  ) -> PhysicalInputSetProvider {
    PhysicalInputSetProvider(
      keyboardContext: context, layoutProvider: TestLayoutProvider(layouts))
  }

  static let letters: [(LocaleIdentifier, [String])] = [
    ("tr", ["QWERTYUIOPĞÜ", "ASDFGHJKLŞİ", "ZXCVBNMÖÇ"]),
    // A layout of another script than the locale's gives the letters it has.
    ("kk", ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]),
    // No layout is installed.
    ("de", ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]),
  ]

  @Test(arguments: letters)
  func `Letters are those of the locale's own layout`(locale: LocaleIdentifier, letters: [String]) {
    context.setLocale(locale)
    let rows = provider().alphabeticInputSet.rows
    #expect(rows.map { $0.characters(for: .capsLocked).joined() } == letters)
  }

  static let signs: [(LocaleIdentifier, String, [String])] = [
    ("en", "$", ["`"]), ("fr", "€", ["°¨§"]), ("ru", "₽", ["№"]), ("tr", "₺", []), ("de", "€", []),
  ]

  @Test(arguments: signs)
  func `Signs are the usual ones, the locale's currency, and others of the layout`(
    locale: LocaleIdentifier, currency: String, others: [String]
  ) {
    context.setLocale(locale)
    let numeric = joined(provider().numericInputSet)
    #expect(numeric == ["1234567890", "-/:;()\(currency)&@\"", ".,?!'"])
    let symbolic = joined(provider().symbolicInputSet)
    #expect(symbolic.first == "[]{}#%^*+=")
    #expect(symbolic.last == ".,?!'")
    #expect(Array(symbolic[2...].dropLast()) == others)
  }

  @Test func `Digits and punctuation are those of the layout`() {
    context.setLocale("en")
    let layout = TestLayout(["١٢٣٤٥٦٧٨٩٠،؛", "ضص", "شس", "ئء"], shift: ["!@#$%^&*()؟٪"])
    let provider = provider(["en": layout])
    let numeric = joined(provider.numericInputSet)
    #expect(numeric == ["١٢٣٤٥٦٧٨٩٠", "-/:؛()$&@\"", ".،؟!'"])
    #expect(provider.symbolicInputSet.rows.first?.characters().joined() == "[]{}#٪^*+=")
    // What ٪ stood in place of is there all the same.
    #expect(provider.symbolicInputSet.rows[2].characters() == ["%"])
  }

  @Test func `Marks are letters, invisible characters are ignored, ª and tatweel are signs`() {
    context.setLocale("en")
    let layout = TestLayout(
      ["", "aªº", "µ", "ـ"], shift: ["", "A"],
      extra: [2: ("\u{301}", "\u{a0}"), 3: ("\u{200c}", "\u{200d}")])
    let provider = provider(["en": layout])
    #expect(
      provider.alphabeticInputSet.rows.map { $0.characters() } == [["\u{301}"], ["a"]])
    #expect(provider.symbolicInputSet.rows[2].characters(for: .uppercased) == ["ª", "º", "µ", "ـ"])
  }

  @Test func `A letter that needs Shift still has both cases`() {
    context.setLocale("tr")
    let layout = TestLayout(["", "1i2"], shift: ["", "é%ı"])
    let row = provider(["tr": layout]).alphabeticInputSet.rows.first
    #expect(row?.characters() == ["é", "i", "ı"])
    #expect(row?.characters(for: .uppercased) == ["É", "İ", "I"])
  }

  @Test func `A standard provider asks the locale's, its language's or the base provider`() {
    let provider = StandardInputSetProvider(
      keyboardContext: context, baseProvider: LetterProvider("b"),
      localizedProviders: ["fr": LetterProvider("f")])
    provider.localizedProviders["fr-CA"] = LetterProvider("c")
    for (locale, letter) in [("fr", "f"), ("fr-CA", "c"), ("fr-BE", "f"), ("en", "b")] {
      context.setLocale(LocaleIdentifier(locale))
      #expect(provider.alphabeticInputSet.rows.first?.characters() == [letter])
      #expect(provider.numericInputSet == .standardNumeric(currency: "$"))
      #expect(provider.symbolicInputSet == .standardSymbolic(currencies: ["€", "£", "¥"]))
    }
  }

  private func joined(_ set: InputSet) -> [String] { set.rows.map { $0.characters().joined() } }
}

/// Has keys for one letter.
private final class LetterProvider: EnglishInputSetProvider {
  private let letter: String

  init(_ letter: String) { self.letter = letter }

  override var alphabeticInputSet: InputSet { InputSet(rows: [InputSet.Row(chars: letter)]) }
}
