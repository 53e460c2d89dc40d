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
    #expect(EmbeddedFiles.locales.count == names.count)
    for (name, text) in zip(names, texts) {
      #expect(EmbeddedFiles.locales.contains(text), "name \(name) in CKeyboardData.c")
    }
    let localeNames = ProjectFolder.data.appending(path: "locale-names.json")
    #expect(try EmbeddedFiles.localeNames == String(contentsOf: localeNames, encoding: .utf8))
    let layouts = ProjectFolder.data.appending(path: "layouts.json")
    #expect(try EmbeddedFiles.layouts == String(contentsOf: layouts, encoding: .utf8))
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

  @Test func `Names that CLDR splits for menus are complete`() {
    #expect(LocaleLibrary.standard.name(of: "ckb", in: "en") == "Central Kurdish")
    #expect(LocaleLibrary.standard.name(of: "ku", in: "de") == "Kurdisch")
  }

  @Test(arguments: ["ckb", "ckb-PC", "ckb-IR"] as [LocaleIdentifier])
  func `Kurdish has its own heh instead of that of Urdu`(locale: LocaleIdentifier) {
    #expect(LocaleLibrary.standard.substitutes(of: locale) == ["ھ": "ه"])
  }

  @Test func `Your own locale can be added to a copy`() throws {
    var library = LocaleLibrary.standard
    library.add(
      try LocaleData(
        parsing: #"{"format": 1, "id": "tok", "name": "toki pona", "layouts": ["us"]}"#))
    #expect(library.name(of: "tok") == "toki pona")
    let knowsItAlready = LocaleLibrary.standard.knows("tok")
    #expect(!knowsItAlready)
  }
}
