import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-measure coverage`: the letters of the locales beside the exemplar characters of CLDR.
  @Suite @MainActor struct CoverageTests {
    @Test(arguments: ["native", "us"])
    func `every main letter is on a key or a first page, and hardly any other is out of reach`(
      layout: String
    ) throws {
      let rows = try Coverage.counted(on: layout)
      #expect(rows.map(\.locale) == (layout == "us" ? Exemplars.latin : Exemplars.locales))
      for row in rows {
        for letters in [row.main.lower, row.main.upper] {
          #expect(letters.missing == [], "\(row.locale)")
          #expect(letters.onLaterPages == [], "\(row.locale)")
        }
        for letters in [row.mainAndAuxiliary.lower, row.mainAndAuxiliary.upper] {
          #expect(letters.none ?? 0 <= 0.01, "\(row.locale): \(letters.missing)")
        }
        for kind in [row.main.lower, row.main.upper, row.mainAndAuxiliary.lower] {
          let shares = [kind.direct, kind.firstPage, kind.laterPage, kind.none].compactMap(\.self)
          #expect(shares.count == (kind.letters == 0 ? 0 : 4))
          #expect(shares.isEmpty || abs(shares.reduce(0, +) - 1) < 1e-9, "\(row.locale)")
        }
        guard layout == "native" else { continue }
        #expect(row.main.lower.letters == (try Exemplars.of(row.locale).main.count))
      }
    }

    @Test func `the letter wanted most often is first, behind English as well`() throws {
      for options in [[], ["--behind", "en"]] {
        let places = try places(options)
        // If two letters of a key are equally frequent, as é and ë in Dutch, no order is better.
        for (locale, row) in places { #expect(row.place <= row.best + 0.1, "\(locale)") }
        #expect(mean(places) <= 1.15)
      }
    }

    /// The locales whose lists have another order than running text, and why.
    private static let orders = [
      "am": "A syllable's vowels are in the order of the fidel.",
      "da": "News has more å than æ; the texts say “være” and “læse” too often.",
      "szl": "Firefox's and LibreOffice's larger texts have no ŏ; MediaWiki's has it before ô.",
      "ti": "A syllable's vowels are in the order of the fidel.",
      "vi": "A letter without a tone comes before those with one, and tones keep their order.",
    ]

    @Test(arguments: ["us", "native"])
    func `every list is in the order of running text, or it is said why not`(layout: String) throws
    {
      let rows = try Coverage.counted(on: layout)
      var count = 0
      // Latin letters are all in lists on a US keyboard; their own layouts have some on keys.
      for row in rows where layout == "us" || !Exemplars.latin.contains(row.locale) {
        // Fewer than 1,000 wanted letters have no place.
        guard let place = row.meanPosition, let best = row.bestPosition else { continue }
        count += 1
        #expect(
          (place <= best + 0.03) == (Self.orders[row.locale] == nil),
          "\(row.locale): \(rounded(place)), best \(rounded(best))")
      }
      print("\(count) locales with at least 1,000 wanted letters on \(layout)")
      #expect(count >= (layout == "us" ? 90 : 10))
    }

    @Test
    func `two languages take turns, so that the second one is near without harm to the first`()
      throws
    {
      // The official languages of the EU in Latin script but English, and three more.
      let locales = """
        cs da de es et fi fr ga hr hu is it lt lv mt nb nl pl pt ro sk sl sv tr
        """.split(separator: " ").map(String.init)
      let outcome = try Outcome(
        Programs.measure(),
        ["coverage", "--pairs", "--layout", "us", "--json", "--frequencies", Self.frequencies.path]
          + locales)
      let sharing = try JSONDecoder().decode(Sharing.self, from: Data(outcome.output.utf8))
      #expect(sharing.pairs == 552)
      #expect(sharing.first <= 1.18)
      #expect(sharing.second <= 1.63)
      #expect(sharing.worst <= 3)
    }

    /// The mean places of the letters of two languages, and the farthest mean of a second one.
    private struct Sharing: Decodable {
      var pairs: Int
      var first: Double
      var second: Double
      var worst: Double
    }

    private static let frequencies = Support.package.appending(
      path: "Tests/ProgramTests/Fixtures/letter-frequencies.json")

    private typealias Places = [String: (place: Double, best: Double)]

    /// The mean places of the wanted letters on a US keyboard, by locale.
    private func places(_ options: [String]) throws -> Places {
      let rows = try Coverage.all(
        on: "us", options: ["--frequencies", Self.frequencies.path] + options)
      // Too few wanted letters have no place; Vietnamese has too many on a key for any order.
      let places = rows.filter { $0.locale != "vi" }.compactMap { row in
        row.meanPosition.map { (row.locale, ($0, row.bestPosition ?? 0)) }
      }
      #expect(places.count >= 40)
      print(options, places.map { "\($0.0) \(rounded($0.1.0))" })
      return Dictionary(uniqueKeysWithValues: places)
    }

    private func mean(_ places: Places) -> Double {
      let mean = places.values.reduce(0) { $0 + $1.place } / Double(places.count)
      print("mean of \(places.count) locales: \(rounded(mean))")
      return mean
    }

    private func rounded(_ value: Double) -> String { String(format: "%.2f", value) }
  }
}

/// A row of `ime-measure coverage --json`.
struct Coverage: Decodable {
  /// Letters of one kind in one case.
  struct Letters: Decodable {
    var letters: Int
    var direct: Double?
    var firstPage: Double?
    var laterPage: Double?
    var none: Double?
    var onLaterPages: [String]
    var missing: [String]
  }

  /// Letters of one kind.
  struct Cases: Decodable {
    var lower: Letters
    var upper: Letters
  }

  var locale: String
  var main: Cases
  var mainAndAuxiliary: Cases
  var meanPosition: Double?
  var bestPosition: Double?

  /// The rows of all locales on a layout, with the letters of running text; made once.
  @MainActor static func counted(on layout: String) throws -> [Self] {
    if let rows = counted[layout] { return rows }
    let file = Support.package.appending(path: "data/letter-counts.json")
    let rows = try all(on: layout, options: ["--frequencies", file.path])
    counted[layout] = rows
    return rows
  }

  @MainActor private static var counted: [String: [Self]] = [:]

  /// The rows of all locales on a layout.
  @MainActor static func all(on layout: String, options: [String] = []) throws -> [Self] {
    let outcome = try Outcome(
      Programs.measure(), ["coverage", "--layout", layout, "--json"] + options)
    guard outcome.status == 0, outcome.errors.isEmpty else { throw SessionError(outcome.errors) }
    return try JSONDecoder().decode([Self].self, from: Data(outcome.output.utf8))
  }
}
