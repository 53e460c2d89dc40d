import Foundation
import GLib
import KeyboardCore
import Testing

@testable import Spelling

@Suite("The finder of spellings", .serialized) final class SpellingFinderTests {
  private let folder: URL

  /// A folder with dictionaries of its own, where Enchant finds them.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "spelling-\(UUID())")
    let hunspell = folder.appending(path: "hunspell")
    try FileManager.default.createDirectory(at: hunspell, withIntermediateDirectories: true)
    for (name, words) in [
      "qaa_QA": ["élève", "élevé", "Élodie", "l'été"], "qaa": ["çà"], "qab_XX": ["œuvre"],
    ] {
      let lines = ["\(words.count)"] + words
      try "SET UTF-8\nWORDCHARS '\n".write(
        to: hunspell.appending(path: name + ".aff"), atomically: true, encoding: .utf8)
      try lines.joined(separator: "\n").write(
        to: hunspell.appending(path: name + ".dic"), atomically: true, encoding: .utf8)
    }
    setenv("ENCHANT_CONFIG_DIR", folder.path, 1)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func question(_ word: String, _ locales: LocaleIdentifier...) -> SpellingQuestion {
    SpellingQuestion(
      word: word,
      languages: locales.map { locale in
        .init(
          locale: locale,
          letters: ["a": ["à"], "c": ["ç"], "e": ["é", "è", "ê"], "oe": ["œ"]])
      })
  }

  private func found(_ word: String, _ locales: LocaleIdentifier...) -> SpellingAnswer.Finding {
    let languages = locales.flatMap { question(word, $0).languages }
    return SpellingDictionaries().answer(.init(word: word, languages: languages)).finding
  }

  @Test func `Words are looked up in the dictionary of the region, else of the language`() {
    #expect(found("eleve", "qaa-QA") == .spellings(["élevé", "élève"]))
    #expect(found("ELODIE", "qaa-QA") == .spellings(["ÉLODIE"]))
    #expect(found("l’ete", "qaa-QA") == .spellings(["l’été"]))
    #expect(found("moon", "qaa-QA") == .spellings([]))
    #expect(found("ca", "qaa-XX") == .spellings(["çà"]))
    #expect(found("oeuvre", "qab") == .spellings(["œuvre"]))
    #expect(found("oeuvre", "qaa", "qab") == .spellings(["œuvre"]))
  }

  @Test func `A missing dictionary and a missing library are reported`() {
    #expect(found("eleve", "qac", "qad") == .noDictionary("qac"))
    #expect(found("eleve", "qac", "qaa-QA") == .spellings(["élevé", "élève"]))
    let dictionaries = SpellingDictionaries(library: "libnothing.so.0")
    #expect(dictionaries.answer(question("eleve", "qaa")).finding == .noLibrary)
  }

  @Test func `Words that no text has are safe`() {
    for word in ["", "'", "-", "’’", "a\u{0}b", "\u{301}", String(repeating: "e", count: 5000)] {
      guard case .spellings(let spellings) = found(word, "qaa-QA") else {
        Issue.record("\(word.debugDescription) has no answer.")
        continue
      }
      #expect(spellings.isEmpty, "\(word.debugDescription)")
    }
  }

  @Test func `The answer comes in the main loop, and dictionaries are released when idle`() {
    let finder = SpellingFinder(idleTime: 50)
    for _ in 0..<2 {
      var answer: SpellingAnswer?
      finder.find(question("eleve", "qaa-QA")) { answer = $0 }
      #expect(answer == nil)
      #expect(MainLoop.run(forAtMost: 5000) { answer != nil })
      #expect(
        answer == SpellingAnswer(word: "eleve", finding: .spellings(["élevé", "élève"])))
      MainLoop.run(forAtMost: 200)
    }
  }

  @Test(
    arguments: [
      ("fr-CA", ["fr_CA", "fr", "fr_FR", "fr_BE"]), ("fr", ["fr", "fr_FR", "fr_BE", "fr_CA"]),
      ("pt-BR", ["pt_BR", "pt_PT"]), ("pt", ["pt_PT", "pt_BR"]), ("en", ["en_US", "en_GB"]),
      ("nb", ["nb_NO"]), ("sr-Latn", ["sr_Latn_RS"]), ("sr", ["sr_RS"]), ("xx", []),
    ] as [(LocaleIdentifier, [String])])
  func `The best dictionary of a locale`(locale: LocaleIdentifier, expected: [String]) {
    let names = [
      "en_GB", "en_US", "fr_BE", "fr_CA", "fr_FR", "fr", "nb_NO", "nn_NO", "pt_BR", "pt_PT",
      "sr_Latn_RS", "sr_RS", "fr",
    ]
    #expect(DictionaryName.ordered(names, for: locale) == expected)
  }
}
