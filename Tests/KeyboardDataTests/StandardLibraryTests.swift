import Foundation
import Hosting
import KeyboardCore
import Testing

@testable import KeyboardData

@Suite("Embedded locales") struct StandardLibraryTests {
  @Test func `All files of the folder are embedded, byte for byte`() throws {
    let folder = ProjectFolder.data.appending(path: "locales")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    let texts = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let embedded = EmbeddedFiles.locales.texts
    #expect(embedded.count == names.count)
    for (name, text) in zip(names, texts) {
      #expect(embedded.contains(text), "name \(name) in CKeyboardData.c")
    }
    let localeNames = ProjectFolder.data.appending(path: "locale-names.json")
    #expect(
      try EmbeddedFiles.localeNames.texts == [String(contentsOf: localeNames, encoding: .utf8)])
    let layouts = ProjectFolder.data.appending(path: "layouts.json")
    #expect(try EmbeddedFiles.layouts.texts == [String(contentsOf: layouts, encoding: .utf8)])
  }

  @Test func `Every KeyboardLocale is among them`() {
    #expect(
      LocaleLibrary.standard.namedIdentifiers == KeyboardLocale.allCases.map(\.locale).sorted())
  }

  @MainActor @Test func `They equal the input method's files`() {
    var loader = LocaleLoader(directories: [ProjectFolder.data.path + "/locales"])
    loader.readNames()
    let (standard, files) = (LocaleLibrary.standard, loader.library)
    #expect(standard.identifiers == files.identifiers)
    for locale in standard.identifiers + [LocaleLibrary.base] {
      #expect(standard[locale] == files[locale], "\(locale)")
      #expect(standard.name(of: "de", in: locale) == files.name(of: "de", in: locale), "\(locale)")
    }
  }

  static let names: [(LocaleIdentifier, LocaleIdentifier, String)] = [
    ("sv", "en", "Swedish"), ("sv-SE", "en", "Swedish"), ("sv-FI", "de", "Schwedisch"),
    ("sv-SE", "no", "svensk"), ("sv", "nb-NO", "svensk"), ("sv", "no-NO", "svensk"),
    ("no", "en", "Norwegian Bokmål"), ("en-GB", "en", "British English"),
    ("en-ZA", "en", "English"),
    ("sr-Latn-RS", "en", "Serbian (Latin)"), ("xx-YY", "en", "xx-YY"),
    // CLDR splits these for menus.
    ("ckb", "en", "Central Kurdish"), ("ku", "de", "Kurdisch"),
  ]

  @Test(arguments: names)
  func `A region without a name has that of its language, and "no" is Norwegian Bokmål`(
    locale: LocaleIdentifier, other: LocaleIdentifier, name: String
  ) {
    #expect(LocaleLibrary.standard.name(of: locale, in: other) == name)
  }

  @Test func `The names of KeyboardKit's locales are found, even with their script`() {
    func locale(_ name: String) -> KeyboardLocale? {
      KeyboardLocale(fuzzyName: name, in: .standard)
    }
    #expect(locale("kurdish_sorani_arabic") == .kurdishSorani)
    #expect(locale("nn") == .norwegianNynorsk)
    #expect(locale("uzbek_arabic") == nil)
    #expect(LocaleLibrary.standard.name(of: "no_NO") == LocaleLibrary.standard.name(of: "nb"))
  }

  @Test func `Locales are in the order of their names, in their own languages or in another`() {
    let locales: [KeyboardLocale] = [.finnish, .hungarian]
    let identifiers = locales.map(\.locale)
    #expect(locales.sorted(library: .standard) == [.hungarian, .finnish])
    #expect(locales.sorted(in: "en", library: .standard) == [.finnish, .hungarian])
    #expect(locales.sorted(insertFirst: .swedish, library: .standard).first == .swedish)
    #expect(
      locales.sorted(in: "en", insertFirst: .hungarian, library: .standard)
        == [.hungarian, .finnish])
    #expect(identifiers.sorted(insertFirst: nil, library: .standard) == ["hu", "fi"])
    #expect(identifiers.sorted(in: "en", library: .standard) == ["fi", "hu"])
    #expect(
      identifiers.sorted(in: "en", insertFirst: "sv", library: .standard) == ["sv", "fi", "hu"])
    #expect(identifiers.sorted() == ["fi", "hu"])
  }

  @Test(arguments: ["ckb", "ckb-PC", "ckb-IR"] as [LocaleIdentifier])
  func `Kurdish has its own heh instead of that of Urdu`(locale: LocaleIdentifier) {
    #expect(LocaleLibrary.standard.substitutes(of: locale) == ["ھ": "ه"])
  }
}
