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
    let current = localizedProvider(for: locale)
    guard case .character(let character) = action else {
      if action == .urlDomain { return [action] + AddressCallouts.domains(locale) }
      return current?.calloutActions(for: action) ?? []
    }
    let offer = current?.offer(for: action) ?? CalloutOffer()
    let enabled = enabledLocales
    var all =
      enabled.count > 1 && !offer.isComplete
      ? merged(enabled, offer, of: current, for: action)
      : current?.calloutActions(for: action) ?? []
    if offer.isComplete { return all }
    let languages = all.count
    // A key with nothing but rare letters repeats, as `j` and `k` have to in vi.
    let offersRareLetters = keyboardContext.offersRareLetters
    if all.count > 1 || offersRareLetters || !baseProvider.offer(for: action).isRare {
      all += allowed(baseProvider.calloutActions(for: action), beside: offer)
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

  /// The actions of several locales: what the current one puts first, the own ones of all, and the
  /// foreign ones of all.
  private func merged(
    _ locales: [LocaleIdentifier], _ offer: CalloutOffer, of current: (any CalloutActionProvider)?,
    for action: KeyboardAction
  ) -> [KeyboardAction] {
    var own: [KeyboardAction] = []
    var foreign: [KeyboardAction] = []
    for provider in locales.lazy.compactMap(localizedProvider) {
      if provider === current {
        own += offer.own
        foreign += offer.foreign
      } else {
        let other = provider.offer(for: action)
        own += allowed(other.own, beside: offer)
        foreign += allowed(other.foreign, beside: offer)
      }
    }
    var all = ordered(own, for: action) + foreign
    if !offer.first.isEmpty { all = [action] + offer.first.filter(all.contains) + all }
    all.removeDuplicates()
    return all
  }

  /// Those actions that the current locale's offer does not exclude.
  private func allowed(
    _ actions: [KeyboardAction], beside offer: CalloutOffer
  ) -> [KeyboardAction] {
    guard !offer.removed.isEmpty else { return actions }
    let mapping = CaseMapping(locale)
    return actions.filter {
      guard case .character(let text) = $0 else { return true }
      return !offer.removed.contains(mapping.lowercased(text))
    }
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
