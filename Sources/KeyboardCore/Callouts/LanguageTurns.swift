/// The order in which the enabled locales offer letters.
///
/// The current language comes first, then the others in their order. Sets of signs take no turns:
/// those before all languages stay before them, all others come after.
struct LanguageTurns {
  /// The current locale.
  let current: LocaleIdentifier
  /// The enabled locales and sets, in the order of the setting.
  let enabled: [LocaleIdentifier]
  /// The sets before all languages.
  let setsBefore: [LocaleIdentifier]
  /// The languages, the current one first, even if it is not enabled.
  let languages: [LocaleIdentifier]
  /// The sets that come after the languages.
  let setsAfter: [LocaleIdentifier]

  init(of current: LocaleIdentifier, among enabled: [LocaleIdentifier]) {
    self.current = current
    self.enabled = enabled
    let sets = enabled.prefix(while: \.isSet)
    setsBefore = Array(sets)
    languages = ([current] + enabled.filter { !$0.isSet }).withoutDuplicates
    setsAfter = enabled.dropFirst(sets.count).filter(\.isSet)
  }

  /// All locales, in their order.
  var all: [LocaleIdentifier] { setsBefore + languages + setsAfter }

  /// Whether there are others besides the current one.
  var hasOthers: Bool { languages.count + setsBefore.count + setsAfter.count > 1 }
}

extension [[KeyboardAction]] {
  /// The first action of each list, then the second of each, and so on.
  var inTurns: [KeyboardAction] {
    let longest = map(\.count).max() ?? 0
    return (0..<longest).flatMap { place in
      compactMap { $0.indices.contains(place) ? $0[place] : nil }
    }
  }
}
