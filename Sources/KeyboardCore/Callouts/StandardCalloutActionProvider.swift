/// The provider a controller starts with: the letters that the current locale puts first, the own
/// letters of all enabled locales in their order, then the foreign ones of each; the base set fills
/// the rest of the first page.
///
/// Subclass it and override `calloutActions(for:)` to change what some keys offer.
open class StandardCalloutActionProvider: CalloutActionProvider {
  /// Knows the current and the enabled locales.
  public let keyboardContext: KeyboardContext
  /// The letters that all locales share.
  public var baseProvider: any CalloutActionProvider
  /// The providers of locales, which take precedence over the library.
  public var localizedProviders: [LocaleIdentifier: any CalloutActionProvider]
  private var library = LocaleLibrary()
  private var fileProviders: [LocaleIdentifier: LocaleCalloutActionProvider] = [:]

  /// Creates a provider; by default it has no letters until it gets a library.
  public init(
    keyboardContext: KeyboardContext = KeyboardContext(),
    baseProvider: any CalloutActionProvider = BaseCalloutActionProvider(),
    localizedProviders: [LocaleIdentifier: any CalloutActionProvider] = [:]
  ) {
    self.keyboardContext = keyboardContext
    self.baseProvider = baseProvider
    self.localizedProviders = localizedProviders
  }

  /// Uses a library for the base set and for locales without a provider.
  open func use(_ library: LocaleLibrary) {
    self.library = library
    fileProviders = [:]
    baseProvider.use(library)
  }

  /// The provider of a locale, or that of its language, or `nil`.
  open func localizedProvider(for locale: LocaleIdentifier) -> (any CalloutActionProvider)? {
    sequence(first: locale, next: \.parent).lazy
      .compactMap { self.localizedProviders[$0] ?? self.fileProvider(for: $0) }.first
  }

  private func fileProvider(for locale: LocaleIdentifier) -> LocaleCalloutActionProvider? {
    if let provider = fileProviders[locale] { return provider }
    guard library[locale] != nil else { return nil }
    let provider = LocaleCalloutActionProvider(locale: locale, library: library)
    fileProviders[locale] = provider
    return provider
  }

  open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    let current = localizedProvider(for: keyboardContext.locale)
    let actions = current?.calloutActions(for: action) ?? []
    guard case .character(let character) = action else {
      return action == .urlDomain ? [action] + AddressCallouts.domains(locale) : actions
    }
    let mapping = CaseMapping(keyboardContext.locale)
    let lowercase = mapping.lowercased(character)
    if let current, current.isComplete(for: lowercase) { return actions }

    let excluded = current?.excludedCallouts(for: lowercase) ?? []
    func isExcluded(_ action: KeyboardAction) -> Bool {
      guard case .character(let text) = action else { return false }
      return excluded.contains(mapping.lowercased(text))
    }
    func offered(by provider: any CalloutActionProvider) -> [KeyboardAction] {
      let actions = provider.calloutActions(for: action)
      return provider === current || excluded.isEmpty
        ? actions : actions.filter { !isExcluded($0) }
    }
    var all = actions
    let enabled = enabledLocales
    if enabled.count > 1 {
      all = []
      var foreignOfAll: [KeyboardAction] = []
      for provider in enabled.lazy.compactMap(localizedProvider) {
        let actions = offered(by: provider)
        let foreign = provider.foreignCalloutActions(for: action)
        all += actions.filter { !foreign.contains($0) }
        foreignOfAll += actions.filter(foreign.contains)
      }
      all = ordered(all, for: action) + foreignOfAll
      let first = current?.firstCalloutActions(for: action) ?? []
      if !first.isEmpty { all = [action] + first.filter(all.contains) + all }
      all.removeDuplicates()
    }
    let languages = all.count
    // A key with nothing but rare letters repeats, as `j` and `k` have to in vi.
    let offersRareLetters = keyboardContext.offersRareLetters
    if all.count > 1 || offersRareLetters || !baseProvider.isRare(for: lowercase) {
      all += offered(by: baseProvider)
    }
    all.removeDuplicates()
    let type = keyboardContext.keyboardType
    // The signs that addresses need stay: they come first.
    let base = all[languages...].count { !$0.isForAddress(in: type) }
    all = AddressCallouts.reordered(all, for: character, in: type, locale)
    // Few people turn pages for letters that none of their languages has.
    let surplus = min(base, all.count - CandidateList.pageSize - 1)
    if !offersRareLetters, surplus > 0 { all.removeLast(surplus) }
    return all
  }

  /// The actions of the first enabled locale in which the letter is a step to others.
  open func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction] {
    enabledLocales.lazy.compactMap(localizedProvider).map { $0.nextCalloutActions(after: action) }
      .first { !$0.isEmpty } ?? []
  }

  /// Own actions, those of signs with letters first: the Uzbek ʻ before English quotation marks.
  private func ordered(
    _ actions: [KeyboardAction], for action: KeyboardAction
  ) -> [KeyboardAction] {
    guard !action.isLetter else { return actions }
    let others = actions.dropFirst()
    return actions.prefix(1) + others.filter(\.isLetter) + others.filter { !$0.isLetter }
  }

  /// The enabled locales, after the current one if that is not enabled.
  private var enabledLocales: [LocaleIdentifier] {
    let locales = keyboardContext.locales
    return locales.contains(locale) ? locales : [locale] + locales
  }

  private var locale: LocaleIdentifier { keyboardContext.locale }
}
