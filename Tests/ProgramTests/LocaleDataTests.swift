import Foundation
import TestSession
import Testing

extension ProgramTests {
  /// The letters of the locales, against the exemplar characters of CLDR.
  @Suite @MainActor struct LocaleDataTests {
    nonisolated static let locales = Exemplars.locales

    @Test func `all shipped locale files are read without a problem`() throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: LocaleFile.folder.path)
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        // What locales share is none itself.
        .filter { !["base", "no"].contains($0) }
      let outcome = try Outcome(Programs.cli(), ["locales", "--json"])
      #expect(outcome.errors.isEmpty)
      let rows = try #require(try outcome.json as? [[String: Any]])
      #expect(rows.compactMap { $0["id"] as? String } == files.sorted())
    }

    @Test(arguments: locales)
    func `letters of the language stand before foreign ones`(locale: String) throws {
      let offered = try OfferedLetters(locale).lists
      for (base, (own, foreign)) in try LocaleFile(locale).callouts {
        guard let letters = offered[base] else { continue }
        #expect(letters.starts(with: own), "\(base): \(letters)")
        let places = foreign.compactMap(letters.firstIndex)
        #expect(places == places.sorted(), "\(base): \(letters)")
      }
    }

    @Test(arguments: locales, ["native", "us"])
    func `no list has a letter twice or the key's own`(locale: String, layout: String) throws {
      let lists = try OfferedLetters(locale, on: layout).lists
      #expect(!lists.isEmpty)
      for (base, letters) in lists {
        #expect(Set(letters).count == letters.count, "\(base): \(letters)")
        #expect(!letters.contains(base), "\(base): \(letters)")
        #expect(!letters.isEmpty && !letters.contains(""), "\(base): \(letters)")
      }
    }
  }
}
