/// The provider a controller starts with: the current locale's letters, then those of the other
/// enabled locales, each once; the base set fills the rest of the first page.
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
    var all = actions
    // A key with nothing but rare letters repeats, as `j` and `k` have to in vi.
    let offersRareLetters = keyboardContext.offersRareLetters
    func add(_ provider: any CalloutActionProvider) {
      guard all.count > 1 || offersRareLetters || !provider.isRare(for: lowercase) else { return }
      let others = provider.calloutActions(for: action)
      all += excluded.isEmpty ? others : others.filter { !isExcluded($0) }
    }
    for locale in keyboardContext.locales where locale != self.locale {
      if let provider = localizedProvider(for: locale) { add(provider) }
    }
    if keyboardContext.locales.count > 1 { all.removeDuplicates() }
    let languages = all.count
    add(baseProvider)
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

  /// The actions of the current locale alone: in other languages the letter is not a first step.
  open func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction] {
    localizedProvider(for: keyboardContext.locale)?.nextCalloutActions(after: action) ?? []
  }

  private var locale: LocaleIdentifier { keyboardContext.locale }
}
