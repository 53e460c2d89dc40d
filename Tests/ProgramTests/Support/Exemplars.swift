import Foundation
import Hosting
import KeyboardCore
import KeyboardLayouts

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

/// What a layout types in a locale, alone and by holding keys.
@MainActor
struct OfferedLetters {
  /// What each key offers, by the character it types.
  let lists: [String: [String]]
  /// What the keys type alone.
  let typed: Set<String>

  /// Reads a locale's letters on its own layout, `native`, or on `us`.
  init(_ locale: String, on name: String = "native") throws {
    let locale = LocaleIdentifier(locale)
    let layout = try ScriptTyping.layout(name, of: locale)
    var settings = KeyboardSettings()
    settings.locales = [locale]
    let provider = ScriptTyping.keyboards.makeController(settings: settings)
      .services.calloutActionProvider
    lists = Dictionary(
      uniqueKeysWithValues: layout.characters.map { ($0, provider.callouts(for: $0)) }
    ).filter { !$0.value.isEmpty }
    typed = Set(
      layout.typingKeycodes.flatMap { keycode in
        Level.allCases.compactMap { level in
          let key = layout.key(keycode: keycode, modifiers: level.modifiers)
          return key?.text ?? key.flatMap { $0.keysym.isDeadKey ? $0.keysym.name : nil }
        }
      })
  }
}

extension String {
  /// The parts between spaces; a mark after a space is a part, too, although it joins the space.
  fileprivate var spaced: [String] {
    unicodeScalars.split(separator: " ").map { String($0) }
  }
}
