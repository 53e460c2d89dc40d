import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The first draft of a locale's file.
struct LocaleDraft {
  private var members: [JSONValue.Member]
  private(set) var unplaced: [String] = []
  private var lists: [String: CalloutEntries] = [:]
  /// The locale whose letters it inherits, or `nil`.
  let parent: LocaleIdentifier?

  /// Makes a draft from the locale's row of `data/exemplars.json`.
  init(
    of locale: LocaleIdentifier, facts: JSONValue?, library: LocaleLibrary,
    layouts: XKBLayoutProvider
  ) throws {
    parent = locale.parent.flatMap { library.knows($0) ? $0 : nil }
    let exemplars = facts.flatMap { Exemplars($0) }
    guard parent != nil || exemplars != nil else {
      throw CommandError("CLDR lists no letters of \(locale).")
    }
    let region = locale.region ?? facts?["region"]?.string
    let script =
      facts?["script"]?.string.flatMap { Script(rawValue: $0) }
      ?? parent.flatMap { library.script(of: $0) }
    let names = Self.layouts(
      of: region?.lowercased(), script: script, typing: parent == nil ? exemplars?.main ?? [] : [],
      layouts)
    let inherited = parent.map { "\(library.name(of: $0)) (\(region ?? ""))" }
    members = [
      .init("format", .int(LocaleData.format)), .init("id", .string(locale.rawValue)),
      .init("name", facts?["name"] ?? .string(inherited ?? "")),
      .init("flag", .string(library.flag(of: LocaleIdentifier("und-\(region ?? "")")))),
    ]
    let own = JSONValue.Member("layouts", .strings(names))
    guard parent == nil, let facts, let exemplars else {
      members.append(own)
      return
    }

    // Lists do not repeat the keys of a layout in another script; Latin is typed on us, too.
    let layout = script == .latin ? nil : names.first.flatMap { layouts.layout(named: $0) }
    let typed = Set(layout?.characters ?? [])
    place(exemplars.main, areForeign: false, typed: typed)
    place(exemplars.auxiliary, areForeign: true, typed: typed)
    let quotation = facts["quotation"]?.array?.compactMap(\.string) ?? []
    let marks = [("'", ["’"] + quotation.suffix(2)), ("\"", quotation)].map { key, marks in
      JSONValue.Member(key, .string(CalloutEntries(own: marks.withoutDuplicates).text))
    }
    let callouts = lists.sorted { $0.key < $1.key }.map {
      JSONValue.Member($0.key, .string($0.value.text))
    }
    // For the author to translate.
    let keys = (library[KeyboardLocale.english.locale]?.keys ?? [:]).sorted { $0.key < $1.key }
    members += [
      .init("direction", facts["direction"] ?? .null), .init("script", facts["script"] ?? .null),
      own,
      .init("quotation", .strings(quotation)), .init("callouts", .object(callouts + marks)),
      .init("keys", .object(keys.map { .init($0.key, .string($0.value)) })),
    ]
  }

  var json: JSONValue { .object(members) }

  /// The layouts of a country, mostly named by its code; those that type more of some letters first.
  private static func layouts(
    of region: String?, script: Script?, typing letters: [String], _ layouts: XKBLayoutProvider
  ) -> [String] {
    guard let region else { return script == .latin ? ["us"] : [] }
    let found = LayoutCatalogue().entries.map(\.name)
      .filter { $0 == region || $0.hasPrefix(region + "(") }
      .compactMap { layouts.layout(named: $0) }
      .map { layout in (layout.name, Set(layout.characters).intersection(letters).count) }
    guard script != .latin, !letters.isEmpty else {
      // The country's own, and those with letters that it lacks.
      let own = found.filter { $0.0 == region || $0.1 > found[0].1 }.map(\.0)
      return own.prefix(3) + (script == .latin ? ["us"] : [])
    }
    let most = found.map(\.1).max() ?? 0
    return found.enumerated().filter { $0.element.1 * 10 > most * 9 && most > 0 }
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }

  /// Puts letters into the lists of their keys, except for those that have keys.
  private mutating func place(_ letters: [String], areForeign: Bool, typed: Set<String>) {
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
