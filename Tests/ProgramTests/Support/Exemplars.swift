import Foundation

@testable import TestSession

/// The letters of a language according to CLDR.
struct Exemplars: Decodable, Sendable {
  private struct Document: Decodable {
    var locales: [String: Exemplars]
  }

  private enum CodingKeys: String, CodingKey {
    case mainText = "main"
    case auxiliaryText = "auxiliary"
  }

  private var mainText: String
  private var auxiliaryText: String

  /// The letters the language needs.
  var main: [String] { mainText.spaced }
  /// The letters of names and loanwords.
  var auxiliary: [String] { auxiliaryText.spaced }

  /// The exemplars by locale.
  static let all: [String: Self] = {
    let file = LocaleFile.folder.deletingLastPathComponent().appending(path: "exemplars.json")
    let data = FileManager.default.contents(atPath: file.path) ?? Data()
    return (try? JSONDecoder().decode(Document.self, from: data))?.locales ?? [:]
  }()

  /// The locales that have exemplars.
  static let locales = all.keys.sorted()
  /// Those in Latin script; CLDR's Somali has no vowels.
  static let latin = locales.filter {
    all[$0].map { !Set(["a", "b"]).isDisjoint(with: $0.main) } ?? false
  }

  /// The exemplars of a locale.
  static func of(_ locale: String) throws -> Self {
    guard let exemplars = all[locale] else {
      throw SessionError("exemplars.json has nothing of \(locale)")
    }
    return exemplars
  }
}

/// A locale's file.
struct LocaleFile {
  /// The lists by the character of the key: the letters of the language, then the foreign ones.
  let callouts: [String: (own: [String], foreign: [String])]
  /// The letters that open a list of their own after a pick.
  let steps: [String]

  /// The folder of the files.
  static let folder: URL = {
    let named = ProcessInfo.processInfo.environment["IBUS_CALLOUT_DATA"]
    let data = named.map { URL(filePath: $0) } ?? Support.package.appending(path: "data")
    return data.appending(path: "locales")
  }()

  /// Reads the file of a locale.
  init(_ locale: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(locale).json"))
    let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    steps = document?["steps"] as? [String] ?? []
    // A locale of a region may have none of its own.
    let lists = document?["callouts"] as? [String: String] ?? [:]
    callouts = lists.mapValues { list in
      let parts = list.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
      let letters = parts.map { part in
        // A mark is on a dotted circle, which is not offered.
        String(part).spaced.map { entry in
          String(String.UnicodeScalarView(entry.unicodeScalars.filter { $0 != "\u{25cc}" }))
        }
      }
      return (letters[0], letters.dropFirst().first ?? [])
    }
  }
}

/// What a layout types in a locale, alone and by holding keys, according to `ime-cli`.
struct OfferedLetters {
  /// What each key offers, by the character it types.
  let lists: [String: [String]]
  /// What the keys type alone.
  let typed: Set<String>

  /// Reads a locale's letters on its own layout, `native`, or on `us`.
  init(_ locale: String, on layout: String = "native") throws {
    lists = try Self.lists(locale, on: layout)
    // English is typed on the layout us.
    let keys = try Outcome(
      Programs.cli(), ["layout", layout == "native" ? locale : "en", "--json"])
    guard keys.status == 0, let rows = try keys.json as? [String: [Any]] else {
      throw SessionError("layout \(locale): \(keys.errors)\(keys.output)")
    }
    typed = Set(rows.values.joined().compactMap { $0 as? String })
  }

  /// What each key offers, by the character it types.
  static func lists(_ locale: String, on layout: String = "native") throws -> [String: [String]] {
    let outcome = try Outcome(
      Programs.cli(), ["callouts", locale, "--layout", layout, "--json"])
    guard outcome.status == 0, outcome.errors.isEmpty,
      let lists = try outcome.json as? [String: [String]]
    else { throw SessionError("callouts \(locale): \(outcome.errors)\(outcome.output)") }
    return lists
  }
}

extension String {
  /// The parts between spaces; a mark after a space is a part, too, although it joins the space.
  fileprivate var spaced: [String] {
    unicodeScalars.split(separator: " ").map { String($0) }
  }
}
