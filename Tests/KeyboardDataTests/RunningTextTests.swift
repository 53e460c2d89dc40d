import Foundation
import Hosting
import KeyboardCore
import KeyboardData
import Testing

@Suite("The letters of the locales in running text") @MainActor struct RunningTextTests {
  /// `data/letter-counts.json`.
  private struct LetterCounts: Decodable {
    /// The number of letters that were read, by locale.
    var letters: [String: Int]
    /// How many of them are each of those that are not in ASCII.
    var locales: [String: [String: Int]]

    init() throws {
      let file = ProjectFolder.data.appending(path: "letter-counts.json")
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    }
  }

  /// The least number of letters in a text that would have any letter of the language.
  private static let enough = 100_000

  private let counts: LetterCounts
  private let library = LocaleLibrary.standard

  init() throws { counts = try LetterCounts() }

  @Test func `A locale that was checked by text says how much of it was read`() {
    for locale in library.namedIdentifiers {
      // The text of a region is that of its language.
      let read = sequence(first: locale, next: \.parent).lazy
        .filter { library.script(of: $0) == library.script(of: locale) }
        .compactMap { counts.letters[$0.rawValue] }.first
      let evidence = library.evidence(of: locale)
      #expect(evidence.letters == read, "\(locale): run data/make-letter-counts.py")
    }
  }

  @Test func `Each own letter of a locale is in its text, a main letter of CLDR, or explained`()
    throws
  {
    let exemplars = try Exemplars.shipped()
    for (name, total) in counts.letters where total >= Self.enough {
      let locale = LocaleIdentifier(name)
      // In other scripts, signs of scripture and joined letters are own ones on keys without others.
      guard [.latin, .cyrillic, .greek].contains(library.script(of: locale)) else { continue }
      let text = counts.locales[name] ?? [:]
      let data = try #require(library[locale])
      let known = (exemplars[locale]?.main ?? []) + data.explainedLetters.keys
      for (key, entries) in data.callouts {
        for letter in entries.own.joined() where letter.isLetter && !letter.isASCII {
          let isKnown = letter.lowercased() == key || known.contains { $0.contains(letter) }
          #expect(
            isKnown || text[String(letter), default: 0] * Self.enough >= total,
            "\(locale): \(letter) in \(entries.own)")
        }
      }
    }
  }

  @Test func `No locale offers the small letter of one that texts have as a capital alone`() throws
  {
    for (name, text) in counts.locales {
      let data = try #require(library[LocaleIdentifier(name)])
      for (key, entries) in data.callouts {
        for letter in entries.own.joined() {
          let capital = letter.uppercased()
          // A few capitals are names and slips.
          guard capital != String(letter), let number = text[capital], number >= 20 else {
            continue
          }
          #expect(
            number <= text[String(letter), default: 0],
            "\(name): \(letter) on \(key), but texts have \(capital)")
        }
      }
    }
  }
}
