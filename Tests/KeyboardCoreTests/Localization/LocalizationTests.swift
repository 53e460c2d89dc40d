import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Locales and scripts") struct LocalizationTests {
  static let identifiers: [(String, String, String, String?)] = [
    ("fr", "fr", "fr", nil), ("pt-BR", "pt-BR", "pt", "pt"), ("pt_BR.UTF-8", "pt-BR", "pt", "pt"),
    ("sr-Latn-RS", "sr-Latn-RS", "sr", "sr-Latn"), ("ca_ES@valencia", "ca-ES", "ca", "ca"),
    ("C.UTF-8", "C", "C", nil), ("", "", "", nil), ("base", "base", "base", nil),
  ]

  @Test(arguments: identifiers)
  func `An identifier is read as it is written anywhere`(
    text: String, value: String, language: String, parent: String?
  ) {
    let identifier = LocaleIdentifier(text)
    #expect(identifier.rawValue == value)
    #expect(identifier.description == value)
    #expect(identifier.language == LocaleIdentifier(language))
    #expect(identifier.parent == parent.map { LocaleIdentifier($0) })
  }

  @Test func `Identifiers have an order`() {
    #expect(
      (["sv", "de", "pt-BR", "pt"] as [LocaleIdentifier]).sorted() == ["de", "pt", "pt-BR", "sv"])
    #expect(LocaleIdentifier("pt_BR") == "pt-BR")
  }

  static let scripts: [(String, Script?)] = [
    ("a", .latin), ("Z", .latin), ("é", .latin), ("ß", .latin), ("ẞ", .latin), ("ơ", .latin),
    ("ə", .latin), ("α", .greek), ("ἄ", .greek), ("ж", .cyrillic), ("ё", .cyrillic),
    ("ґ", .cyrillic), ("ա", .armenian), ("א", .hebrew), ("ب", .arabic), ("پ", .arabic),
    ("ﻻ", .arabic), ("অ", .bengali), ("ა", .georgian), ("Ა", .georgian), ("Ꭰ", .cherokee),
    ("ꭰ", .cherokee), ("", nil), (" ", nil), ("1", nil), ("٣", nil), ("!", nil), ("÷", nil),
    ("×", nil), ("🦦", nil), ("ก", nil), ("あ", nil), ("\u{301}", nil), ("।", nil), ("،", nil),
  ]

  @Test(arguments: scripts)
  func `A letter has a script`(text: String, script: Script?) {
    #expect(Script(of: text) == script)
  }

  @Test func `The context goes round the enabled locales`() {
    let context = KeyboardContext(locales: ["de", "tr", "ru"])
    #expect(context.locale == "de")
    var visited: [LocaleIdentifier] = []
    for _ in 0..<4 {
      context.selectNextLocale()
      visited.append(context.locale)
    }
    #expect(visited == ["tr", "ru", "de", "tr"])
    context.setLocale("sv")
    context.selectNextLocale()
    #expect(context.locale == "de")
    context.setLocale(.swedish)
    #expect(context.locale == "sv")
    context.locales = []
    context.selectNextLocale()
    #expect(context.locale == "sv")
    #expect(KeyboardContext().locales == ["en"])
  }
}
