import Foundation
import TestSession
import Testing

extension ProgramTests {
  /// The letters of the locales, against the exemplar characters of CLDR.
  @Suite @MainActor struct LocaleDataTests {
    nonisolated static let locales = Exemplars.all.keys.sorted()
    nonisolated static let latin = locales.filter { !["ar", "el", "ru"].contains($0) }

    @Test func `all shipped locale files are read without a problem`() throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: LocaleFile.folder.path)
        .filter { $0.hasSuffix(".json") && $0 != "base.json" }.map { String($0.dropLast(5)) }
      let outcome = try Outcome(Programs.cli(), ["locales", "--json"])
      #expect(outcome.errors.isEmpty)
      let rows = try #require(try outcome.json as? [[String: Any]])
      #expect(rows.compactMap { $0["id"] as? String } == files.sorted())
    }

    @Test(arguments: locales)
    func `main letters can be typed on the locale's own layout`(locale: String) throws {
      let keyboard = try OfferedLetters(locale)
      #expect(try Exemplars.of(locale).main.filter { !keyboard.reaches($0) } == [])
    }

    @Test(arguments: latin)
    func `main letters can be typed on a US keyboard`(locale: String) throws {
      let keyboard = try OfferedLetters(locale, on: "us")
      #expect(try Exemplars.of(locale).main.filter { !keyboard.reaches($0) } == [])
    }

    @Test(arguments: locales)
    func `main letters are on the first page`(locale: String) throws {
      let keyboard = try OfferedLetters(locale)
      #expect(try Exemplars.of(locale).main.filter { !keyboard.reaches($0, within: 9) } == [])
    }

    @Test(arguments: latin)
    func `main letters are on the first page on a US keyboard`(locale: String) throws {
      let keyboard = try OfferedLetters(locale, on: "us")
      #expect(try Exemplars.of(locale).main.filter { !keyboard.reaches($0, within: 9) } == [])
    }

    @Test(arguments: locales)
    func `upper case of main letters can be typed`(locale: String) throws {
      let capitals = try Exemplars.of(locale).main.compactMap { capital(of: $0, in: locale) }
      for layout in ["native"] + (Self.latin.contains(locale) ? ["us"] : []) {
        let keyboard = try OfferedLetters(locale, on: layout)
        #expect(capitals.filter { !keyboard.reaches($0) } == [], "\(layout)")
      }
    }

    @Test func `nearly all auxiliary letters can be typed`() throws {
      var missing: [String] = []
      var count = 0
      for locale in Self.locales {
        let keyboard = try OfferedLetters(locale)
        let letters = try Exemplars.of(locale).auxiliary
        count += letters.count
        missing += letters.filter { !keyboard.reaches($0) }.map { "\(locale) \($0)" }
      }
      print("auxiliary letters: \(count - missing.count) of \(count); missing: \(missing)")
      #expect(Double(missing.count) <= 0.01 * Double(count), "\(missing)")
    }

    @Test(arguments: locales)
    func `no other letter stands before a main one without a key`(locale: String) throws {
      let keyboard = try OfferedLetters(locale)
      let main = Set(try Exemplars.of(locale).main)
      for base in try LocaleFile(locale).callouts.keys {
        let letters = keyboard.lists[base] ?? []
        let needed = letters.lastIndex { main.contains($0) && !keyboard.typed.contains($0) }
        let before = letters.prefix(needed ?? 0)
        // The capital of a key's own letter (é on a French keyboard) is as good as a main letter.
        #expect(before.allSatisfy { main.contains($0.lowercased()) }, "\(base): \(letters)")
      }
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

    /// The capital of a letter where it is one character too.
    private func capital(of letter: String, in locale: String) -> String? {
      switch letter {
      case "i" where locale == "tr": return "İ"
      case "ß": return "ẞ"
      default:
        let upper = letter.uppercased()
        return upper != letter && upper.unicodeScalars.count == 1 ? upper : nil
      }
    }
  }
}
