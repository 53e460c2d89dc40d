import EngineHost
import KeyboardCore
import KeyboardLayouts

/// The first draft of a locale's file.
struct LocaleDraft {
  /// The file's content.
  private(set) var json: JSONValue
  /// The letters that no key is known for.
  private(set) var unplaced: [String] = []

  /// Makes a draft.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - exemplars: Its letters; none for a locale that inherits them.
  ///   - cldr: What CLDR says beyond that, where it is installed.
  ///   - layouts: The layouts that are installed.
  init(
    of locale: LocaleIdentifier, exemplars: Exemplars? = nil, cldr: CLDR?,
    layouts: XKBLayoutProvider
  ) {
    let likely = cldr?.likelySubtags(of: locale)
    let script =
      likely.flatMap { Script(rawValue: $0.script) }
      ?? exemplars?.main.lazy.compactMap { Script(of: $0) }.first
    let names = Self.layouts(
      of: likely?.region.lowercased(), script: script, typing: exemplars?.main ?? [], layouts)

    json = .object([
      .init("format", .int(LocaleData.format)), .init("id", .string(locale.rawValue)),
      .init("name", .string(cldr?.name(of: locale) ?? "")),
      .init("flag", .string(likely.map { Self.flag(of: $0.region) } ?? "🏳️")),
    ])
    if exemplars != nil {
      let isRightToLeft = [.arabic, .hebrew].contains(script)
      add("direction", .string(cldr?.direction(of: locale) ?? (isRightToLeft ? "rtl" : "ltr")))
      add("script", .string(script?.rawValue ?? likely?.script ?? ""))
    }
    add("layouts", .strings(names))
    guard let exemplars else { return }

    // What a layout in another script has on keys is not wanted from lists; Latin is typed on us too.
    let typed = script == .latin ? nil : names.first.flatMap { layouts.layout(named: $0) }
    var letters = DraftedLetters(typed: Set(typed?.characters ?? []))
    let counts = cldr?.letterCounts(of: locale) ?? [:]
    letters.add(exemplars.main.mostFrequentFirst(counts), areForeign: false)
    letters.add(exemplars.auxiliary.mostFrequentFirst(counts), areForeign: true)
    unplaced = letters.unplaced
    var lists = letters.lists.sorted { $0.key < $1.key }.map {
      JSONValue.Member($0.key, .string($0.value.text))
    }
    if let quotation = cldr?.quotation(of: locale) {
      add("quotation", .strings(quotation))
      let inner = ["’"] + quotation.suffix(2)
      lists.append(.init("'", .string(CalloutEntries(own: inner.unique).text)))
      lists.append(.init("\"", .string(CalloutEntries(own: quotation.unique).text)))
    }
    add("callouts", .object(lists))
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

  /// Adds the names of keys, to be translated.
  mutating func add(keys: [String: String]) {
    add("keys", .object(keys.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) }))
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
  /// The texts, the commonest first; those as common as each other as they were.
  fileprivate func mostFrequentFirst(_ counts: [String: Int]) -> [String] {
    enumerated().sorted { left, right in
      let (first, second) = (counts[left.element] ?? 0, counts[right.element] ?? 0)
      return first == second ? left.offset < right.offset : first > second
    }.map(\.element)
  }

  /// The texts, each where it stands first.
  fileprivate var unique: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
