import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What translations say about typing, typed.
  @Suite @MainActor struct TranslationExampleTests {
    nonisolated private static let languages: [String] = {
      let file = Support.package.appending(path: "data/po/LINGUAS")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }()

    @Test func `the languages are listed`() { #expect(Self.languages.count >= 12) }

    @Test(arguments: languages) func `the letter is where its translation says`(
      language: String
    ) throws {
      let example = try Example(of: "Hold e, then press 1: é", in: language)
      let digit = try #require(example.text.lazy.compactMap(\.wholeNumberValue).first)
      let letter = try #require(
        example.text.split { ":：".contains($0) }.last?.trimmingCharacters(in: .whitespaces))
      // Korean writes a particle directly after the letter.
      let words = example.text.split { !$0.isLetter && !$0.isMark }
      let keys = Set(words.map { String($0.prefix(1)) }).sorted()
      // Not every word begins with a letter of the layout.
      let typed = keys.compactMap { try? example.typed("hold:\($0) KP_\(digit)") }
      #expect(typed.contains(letter), "\(example.text): \(keys), \(typed)")
    }

    @Test(arguments: languages) func `quotation marks become what their translation says`(
      language: String
    ) throws {
      let example = try Example(
        of: "\"it's\" becomes “it’s”; press Backspace right away to undo it", in: language)
      let first = try #require(example.text.firstIndex(of: "\""))
      let last = try #require(example.text.lastIndex(of: "\""))
      let result = try example.typed(text: example.text[first...last], ["smart-quotes=true"])
      #expect(example.text[last...].dropFirst().contains(result), "\(example.text): \(result)")
    }

    @Test(arguments: languages) func `typing behaves as its translation says`(
      language: String
    ) throws {
      let capitals = try Example(
        of: "With a capital for each sentence, “hello. how are you” becomes “Hello. How are you”.",
        in: language)
      var (before, after) = try capitals.quoted()
      #expect(try capitals.typed(text: before, ["auto-capitals='sentences'"]) == after)

      let spaces = try Example(of: "“done” and two spaces become “done. ”", in: language)
      (before, after) = try spaces.quoted()
      #expect(try spaces.typed(text: before + "  ", ["double-space=true"]) == after + " ")
    }

    @Test(arguments: languages) func `the emoji of an example is found by its name in the language`(
      language: String
    ) throws {
      let example = try Example(
        of: "“:cat” opens the list; if you pick nothing, the text remains", in: language)
      let name = try #require(example.text.split(separator: ":").dropFirst().first)
        .prefix { $0.isLetter || $0.isMark }
      // English is searched, too.
      #expect(name != "cat" || example.locale == "en", "\(example.text)")
      let found = try Outcome(
        Programs.cli(), ["emoji", "--locale", example.locale, "--", String(name)])
      #expect(found.status == 0 && !found.output.isEmpty, "\(name): \(found.errors)")
      for message in ["Search by typing “:name”", "Search emoji by typing :name"] {
        let text = Catalogue.of(language).translation(of: message)
        // German has the same word.
        #expect(text.contains(":") && (language == "de" || !text.contains(":name")), "\(text)")
      }
    }
  }
}

/// A translation that contains something to type.
private struct Example {
  let locale: String
  let text: String

  @MainActor init(of message: String, in language: String) throws {
    text = Catalogue.of(language).translation(of: message)
    let isUntyped = ["zh_CN", "ja", "ko"].contains(language)
    locale = isUntyped ? "en" : language.replacingOccurrences(of: "_", with: "-")
    try #require(text != message, "\(language) does not translate \(message)")
  }

  /// The first two texts in quotation marks, without the spaces at their ends.
  func quoted() throws -> (String, String) {
    let parts = text.split(omittingEmptySubsequences: false) {
      "“”„«»‘’‚「」『』״\"".contains($0)
    }
    let texts = parts.map { $0.trimmingCharacters(in: .whitespaces) }
    try #require(texts.count > 3, "\(text)")
    return (texts[1], texts[3])
  }

  /// What a text becomes if it is typed key by key.
  @MainActor func typed(text: some StringProtocol, _ settings: [String]) throws -> String {
    let locale = locale(for: String(text))
    let plan = try TypingPlan(
      String(text), on: OfferedLetters(locale), LocaleFile(locale))
    #expect(plan.unreachable == [], "\(text)")
    return try typed(plan.script, settings)
  }

  /// The text that a script of `ime-cli type` types on the language's own layout.
  @MainActor func typed(_ script: String, _ settings: [String] = []) throws -> String {
    try ScriptTyping.text(
      of: script, in: locale(for: script), on: "native", settings: settings)
  }

  /// English, if a language without Latin letters has an example in English.
  private func locale(for text: String) -> String {
    let isEnglish = text.unicodeScalars.allSatisfy(\.isASCII)
    return isEnglish && !Exemplars.latin.contains(locale) ? "en" : locale
  }
}

extension Character {
  fileprivate var isMark: Bool {
    unicodeScalars.first?.properties.isGraphemeExtend == true
  }
}
