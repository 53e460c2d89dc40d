import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The first draft of a locale's file.
struct LocaleDraft {
  /// The file's content.
  private(set) var json: JSONValue
  /// The letters that no key is known for.
  private(set) var unplaced: [String] = []
  /// The locale that it inherits its letters from, or `nil`.
  let parent: LocaleIdentifier?

  /// Makes a draft.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - facts: What CLDR says of it: its row of `data/exemplars.json`, or `nil`.
  ///   - library: The locales that there are; a region of one of them inherits its letters.
  ///   - layouts: The layouts that are installed.
  /// - Throws: `CommandError` where CLDR has no letters of it.
  init(
    of locale: LocaleIdentifier, facts: JSONValue?, library: LocaleLibrary,
    layouts: XKBLayoutProvider
  ) throws {
    parent = locale.parent.flatMap { library.knows($0) ? $0 : nil }
    let exemplars = facts.flatMap { Exemplars($0) }
    guard parent != nil || exemplars != nil else {
      throw CommandError("CLDR has no letters of \(locale).")
    }
    let region = locale.region ?? facts?["region"]?.string
    let script =
      facts?["script"]?.string.flatMap { Script(rawValue: $0) }
      ?? parent.flatMap { library.script(of: $0) }
    let names = Self.layouts(
      of: region?.lowercased(), script: script, typing: parent == nil ? exemplars?.main ?? [] : [],
      layouts)
    let inherited = parent.map { "\(library.name(of: $0)) (\(region ?? ""))" }
    json = .object([
      .init("format", .int(LocaleData.format)), .init("id", .string(locale.rawValue)),
      .init("name", facts?["name"] ?? .string(inherited ?? "")),
      .init("flag", .string(region.map(Self.flag) ?? "🏳️")),
    ])
    guard parent == nil, let facts, let exemplars else {
      add("layouts", .strings(names))
      return
    }

    // What a layout in another script has on keys is not wanted from lists; Latin is typed on us too.
    let typed = script == .latin ? nil : names.first.flatMap { layouts.layout(named: $0) }
    var letters = DraftedLetters(typed: Set(typed?.characters ?? []))
    letters.add(exemplars.main, areForeign: false)
    letters.add(exemplars.auxiliary, areForeign: true)
    unplaced = letters.unplaced
    let quotation = facts["quotation"]?.array?.compactMap(\.string) ?? []
    let marks = [("'", ["’"] + quotation.suffix(2)), ("\"", quotation)].map { key, marks in
      JSONValue.Member(key, .string(CalloutEntries(own: marks.unique).text))
    }
    add("direction", facts["direction"] ?? .null)
    add("script", facts["script"] ?? .null)
    add("layouts", .strings(names))
    add("quotation", .strings(quotation))
    add(
      "callouts",
      .object(
        letters.lists.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value.text)) }
          + marks))
    // To be translated.
    let keys = library[KeyboardLocale.english.locale]?.keys ?? [:]
    add("keys", .object(keys.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }))
  }

  /// The layouts of a country, those that type more of some letters first.
  ///
  /// Most go by the country's code. Latin is typed on us as well.
  private static func layouts(
    of region: String?, script: Script?, typing letters: [String], _ layouts: XKBLayoutProvider
  ) -> [String] {
    guard let region else { return script == .latin ? ["us"] : [] }
    let found = LayoutCatalogue().entries.map(\.name)
      .filter { $0 == region || $0.hasPrefix(region + "(") }
      .compactMap { layouts.layout(named: $0) }
      .map { layout in (layout.name, Set(layout.characters).intersection(letters).count) }
    guard script != .latin, !letters.isEmpty else {
      // The country's own, and what has letters that are not on that.
      let own = found.filter { $0.0 == region || $0.1 > found[0].1 }.map(\.0)
      return own.prefix(3) + (script == .latin ? ["us"] : [])
    }
    let most = found.map(\.1).max() ?? 0
    return found.enumerated().filter { $0.element.1 * 10 > most * 9 && most > 0 }
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }

  private mutating func add(_ key: String, _ value: JSONValue) {
    json = .object((json.object ?? []) + [.init(key, value)])
  }

  /// The flag of a region by its two letters.
  private static func flag(of region: String) -> String {
    let letters = region.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1f1e6 - 0x41) }
    return region.count == 2 ? String(String.UnicodeScalarView(letters)) : "🏳️"
  }
}

/// Letters, sorted by keys.
private struct DraftedLetters {
  /// What is on keys already.
  let typed: Set<String>
  private(set) var lists: [String: CalloutEntries] = [:]
  private(set) var unplaced: [String] = []

  init(typed: Set<String>) { self.typed = typed }

  mutating func add(_ letters: [String], areForeign: Bool) {
    for letter in letters where !typed.contains(letter) && !("a"..."z").contains(letter) {
      // A letter of several characters is typed one by one, as dž and ch are.
      guard letter.count == 1 else { continue }
      let key = BaseLetters.key(of: letter).lowercased()
      guard key != letter, typed.isEmpty || typed.contains(key) else {
        unplaced.append(letter)
        continue
      }
      var entries = lists[key] ?? CalloutEntries(own: [])
      guard !entries.all.contains(letter) else { continue }
      if areForeign { entries.foreign.append(letter) } else { entries.own.append(letter) }
      lists[key] = entries
    }
  }
}

extension Sequence<String> {
  /// The texts, each where it stands first.
  fileprivate var unique: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
