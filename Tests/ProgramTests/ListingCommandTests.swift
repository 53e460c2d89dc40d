import Foundation
import Testing

extension ProgramTests {
  /// `ime-cli callouts`, `locales` and `layout`.
  @Suite @MainActor struct ListingCommandTests {
    @Test func `callouts of one character are one line`() throws {
      let outcome = try cli("callouts", "fr", "e")
      #expect(outcome.output.hasPrefix("e  é è ê ë "))
      #expect(outcome.output.split(separator: "\n").count == 1)
    }

    @Test func `callouts of one character are an object with one array`() throws {
      let lists = try #require(try cli("callouts", "fr", "E", "--json").json as? [String: [String]])
      #expect(lists.keys.sorted() == ["E"])
      #expect(lists["E"]?.prefix(4) == ["É", "È", "Ê", "Ë"])
    }

    @Test func `text and JSON list the same callouts`() throws {
      for layout in ["native", "us", "fr(bepo)"] {
        let text = try cli("callouts", "fr", "--layout", layout)
        let json = try cli("callouts", "fr", "--layout", layout, "--json")
        let lists = try #require(try json.json as? [String: [String]])
        let lines = text.output.split(separator: "\n")
        #expect(lines.count == lists.count)
        for (base, letters) in lists where !letters.contains(where: { $0.contains("\u{a0}") }) {
          #expect(lines.contains("\(base)  \(letters.joined(separator: " "))"))
        }
      }
    }

    @Test func `callouts of a layout are those of its keys`() throws {
      let native = try cli("callouts", "ru", "--json").json as? [String: [String]]
      let us = try cli("callouts", "ru", "--layout", "us", "--json").json as? [String: [String]]
      #expect(native?["е"]?.first == "ё")
      #expect(native?["e"] == nil)
      #expect(us?["е"] == nil)
      #expect(us?["e"]?.isEmpty == false)
    }

    @Test func `locales are listed with their layouts`() throws {
      let text = try cli("locales")
      #expect(text.output.contains("fr\tfrançais\tlayout fr(oss)\n"))
      let rows = try #require(try cli("locales", "--json").json as? [[String: Any]])
      for row in rows {
        #expect(row.keys.sorted() == ["flag", "id", "layouts", "name", "script"])
      }
      let french = try #require(rows.first { $0["id"] as? String == "fr" })
      #expect(french["name"] as? String == "français")
      #expect(french["script"] as? String == "Latn")
      #expect((french["layouts"] as? [String])?.first == "fr(oss)")
    }

    @Test func `layouts have four levels a key`() throws {
      for locale in LocaleDataTests.locales {
        let rows = try #require(try cli("layout", locale, "--json").json as? [String: [Any]])
        // The letter keys and the digits are there, by their evdev codes.
        #expect(Set(rows.keys).isSuperset(of: (Array(2...11) + Array(16...25)).map { "\($0)" }))
        #expect(rows.values.allSatisfy { $0.count == 4 })
        #expect(rows.values.joined().allSatisfy { $0 is String || $0 is NSNull })
      }
    }

    @Test func `keys of a layout are where its country has them`() throws {
      let french = try #require(try cli("layout", "fr", "--json").json as? [String: [Any]])
      #expect(french["16"]?.prefix(2).compactMap { $0 as? String } == ["a", "A"])
      #expect(french["18"]?[2] as? String == "€")
      #expect(french["26"]?[0] as? String == "dead_circumflex")
      let text = try cli("layout", "fr")
      #expect(text.output.hasPrefix("layout fr(oss)\n"))
      #expect(text.output.contains("\n16\ta\tA\t"))
    }

    @Test func `any installed layout can be shown`() throws {
      #expect(try cli("layout", "fr", "--layout", "fr(bepo)").output.contains("\n16\tb\tB\t"))
      let dvorak = try cli("layout", "en", "--layout", "us(dvorak)", "--json")
      let keys = try #require(try dvorak.json as? [String: [Any]])
      #expect(keys["16"]?.prefix(2).compactMap { $0 as? String } == ["'", "\""])
    }

    @Test func `a locale's layouts are listed with those installed`() throws {
      let text = try cli("layout", "fr", "--list").output.split(separator: "\n")
      #expect(text.first == "fr(oss)\tinstalled, the locale's own")
      #expect(text.dropFirst().allSatisfy { $0.hasSuffix("\tinstalled") })
      let rows = try #require(
        try cli("layout", "fr", "--list", "--json").json as? [[String: Any]])
      #expect(rows.map { $0["name"] as? String } == text.map { String($0.prefix { $0 != "\t" }) })
      #expect(rows.map { $0["own"] as? Bool } == text.indices.map { $0 == 0 })
      #expect(rows.allSatisfy { $0["installed"] as? Bool == true })
    }

    @Test func `a layout that is not installed is listed as such`() throws {
      let file = #"{ "format": 1, "id": "fr", "layouts": ["moon", "fr(bepo)"] }"#
      let outcome = try Outcome(
        Programs.cli(), ["layout", "fr", "--list"],
        files: [".config/ibus-callout/locales/fr.json": file])
      #expect(
        outcome.output.hasPrefix("moon\tnot installed\nfr(bepo)\tinstalled, the locale's own\n"))
      #expect(outcome.output.hasSuffix("\nus(colemak)\tinstalled\n"))
    }

    @Test func `what is known of a locale is shown, with its texts`() throws {
      let json = try cli("locales", "show", "French", "--json").json
      let facts = try #require(json as? [String: String])
      #expect(facts["id"] == "fr")
      #expect(facts["name"] == "français")
      #expect(facts["flag"] == "🇫🇷")
      #expect(facts["space"] == "espace")
      #expect(facts["emojiFlags"] == "Drapeaux")
      #expect(facts["quotation"] == "«\u{a0} \u{a0}» “ ”")
      let mexican = try cli("locales", "show", "es-MX").output
      #expect(mexican.contains("\ndone                    listo\n"))
    }

    @Test func `every locale has every text in its own words`() throws {
      let names = try cli("locales", "list", "--json").json as? [[String: Any]] ?? []
      #expect(names.count == 134)
      let english = try #require(
        try cli("locales", "show", "en", "--json").json as? [String: String])
      for locale in names.compactMap({ $0["id"] as? String }) {
        let facts = try #require(
          try cli("locales", "show", locale, "--json").json as? [String: String])
        #expect(Set(facts.keys) == Set(english.keys))
        #expect(facts.values.allSatisfy { !$0.isEmpty }, "\(locale)")
        // The phonetic alphabet belongs to no language.
        guard !locale.hasPrefix("en"), locale != "und-fonipa" else { continue }
        // What is the same in both would be English that stands in.
        for key in ["space", "holdForAccents", "language", "emojiFoods"] {
          #expect(facts[key] != english[key], "\(key) of \(locale)")
        }
      }
    }

    @Test func `input sets are those of the layout`() throws {
      let text = try cli("layout", "de", "--input-sets").output
      #expect(text.hasPrefix("alphabetic\n  ß\n  q w e r t z u i o p ü\n"))
      #expect(text.contains("\nnumeric\n  1 2 3 4 5 6 7 8 9 0\n  - / : ; ( ) € & @ \"\n"))
      for layout in ["native", "de(neo)"] {
        let json = try cli("layout", "de", "--layout", layout, "--input-sets", "--json").json
        let sets = try #require(json as? [String: [[String]]])
        #expect(sets.keys.sorted() == ["alphabetic", "numeric", "symbolic", "uppercased"])
        #expect(sets["alphabetic"]?.count == sets["uppercased"]?.count)
        let letters = (sets["alphabetic"] ?? []).joined()
        #expect(Set(letters).isSuperset(of: ["ä", "ö", "ü", "ß", "q"]))
      }
    }

    @Test func `the version is that of the engine`() throws {
      let version = try cli("--version").output
      #expect(try Outcome(Programs.engine(), ["--version"]).output.hasSuffix(" \(version)"))
    }

    private func cli(_ arguments: String...) throws -> Outcome {
      let outcome = try Outcome(Programs.cli(), arguments)
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      return outcome
    }
  }
}
