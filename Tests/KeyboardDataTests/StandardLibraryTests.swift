import EngineHost
import Foundation
import KeyboardCore
import Testing

@testable import KeyboardData

@Suite("The locales a program carries in itself") struct StandardLibraryTests {
  @Test func `All files of the folder are there, byte for byte`() throws {
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

  @Test func `Every locale of the library's own list is among them`() {
    #expect(
      LocaleLibrary.standard.namedIdentifiers == KeyboardLocale.allCases.map(\.locale).sorted())
  }

  @MainActor @Test func `They are what the input method reads from its files`() {
    var loader = LocaleLoader(directories: [ProjectFolder.data.path + "/locales"])
    loader.readNames()
    let (standard, files) = (LocaleLibrary.standard, loader.library)
    #expect(standard.identifiers == files.identifiers)
    for locale in standard.identifiers + [LocaleLibrary.base] {
      #expect(standard[locale] == files[locale], "\(locale)")
      #expect(standard.name(of: "de", in: locale) == files.name(of: "de", in: locale), "\(locale)")
    }
  }

  @Test func `They have texts, names, flags and letters`() {
    let library = LocaleLibrary.standard
    #expect(library.text(of: KKL10n.space.rawValue, in: "es") == "espacio")
    #expect(library.text(of: KKL10n.done.rawValue, in: "de-AT") == "Fertig")
    #expect(library.name(of: "sv") == "svenska")
    #expect(library.name(of: "de", in: "fr") == "allemand")
    // CLDR has these cut apart for menus, too.
    #expect(library.name(of: "ckb", in: "en") == "Central Kurdish")
    #expect(library.name(of: "ku", in: "de") == "Kurdisch")
    #expect(library.isRightToLeft("he") && !library.isRightToLeft("ru"))
    #expect(library.callouts(of: "fr", for: "e").prefix(3) == ["é", "è", "ê"])
    #expect(library.layouts(of: "fr").first == "fr(oss)")
  }

  @Test func `A keyboard that is given them offers their letters`() {
    let keyboard = KeyboardInputController(library: .standard)
    keyboard.settings.locales = ["sv"]
    let actions = keyboard.services.calloutActionProvider.calloutActions(for: .character("e"))
    #expect(Array(actions.prefix(3)) == ["e", "é", "è"].map(KeyboardAction.character))
  }

  @Test func `A locale of one's own lies on top of a copy`() throws {
    var library = LocaleLibrary.standard
    library.add(
      try LocaleData(
        parsing: #"{"format": 1, "id": "vo", "name": "Volapük", "layouts": ["us"]}"#))
    #expect(library.name(of: "vo") == "Volapük")
    #expect(!LocaleLibrary.standard.knows("vo"))
  }
}
