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
      let rows = try Coverage.all(on: layout)
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

    @Test func `the letter wanted most often is first`() throws {
      let file = Support.package.appending(
        path: "Tests/ProgramTests/Fixtures/letter-frequencies.json")
      let rows = try Coverage.all(on: "us", options: ["--frequencies", file.path])
      // Too few wanted letters have no place; Vietnamese has too many on a key for any order.
      let places = rows.filter { $0.locale != "vi" }.compactMap { row in
        row.meanPosition.map { (row.locale, $0, row.bestPosition ?? 0) }
      }
      print("mean place of the wanted letter:", places.map { "\($0.0) \(rounded($0.1))" })
      #expect(places.count >= 40)
      // If two letters of a key are equally frequent, as é and ë in Dutch, no order is better.
      for (locale, place, best) in places { #expect(place <= best + 0.1, "\(locale)") }
      let mean = places.reduce(0) { $0 + $1.1 } / Double(places.count)
      print("mean of \(places.count) locales: \(rounded(mean))")
      #expect(mean <= 1.2)
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

  /// The rows of all locales on a layout.
  @MainActor static func all(on layout: String, options: [String] = []) throws -> [Self] {
    let outcome = try Outcome(
      Programs.measure(), ["coverage", "--layout", layout, "--json"] + options)
    guard outcome.status == 0, outcome.errors.isEmpty else { throw SessionError(outcome.errors) }
    return try JSONDecoder().decode([Self].self, from: Data(outcome.output.utf8))
  }
}
