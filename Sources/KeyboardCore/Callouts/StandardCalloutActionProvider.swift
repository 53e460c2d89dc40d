/// The provider a controller starts with: the letters that the current locale puts first; the own
/// letters of all enabled languages, which take turns, the current one first; then the foreign ones;
/// the base set fills the rest of the first page.
///
/// Subclass it and override `calloutActions(for:)` to change what some keys offer.
open class StandardCalloutActionProvider: CalloutActionProvider {
  /// Knows the current and the enabled locales: the one that was given, or that of the keyboard whose
  /// service it is.
  public private(set) var keyboardContext: KeyboardContext
  private let hasOwnContext: Bool
  /// The letters that all locales share.
  public var baseProvider: any CalloutActionProvider
  /// The providers of locales, which take precedence over the library.
  public var localizedProviders: [LocaleIdentifier: any CalloutActionProvider] {
    didSet { turns = nil }
  }
  private var library = LocaleLibrary()
  private var fileProviders: [LocaleIdentifier: LocaleCalloutActionProvider] = [:]
  /// The order of the languages in use; `nil` until it is asked for.
  private var turns: LanguageTurns? { didSet { merged = [:] } }
  /// The actions of all languages in use, by their key: they are merged once.
  private var merged: [KeyboardAction: [KeyboardAction]] = [:]
  /// More than the keys of any keyboard.
  private static let limit = 500

  /// Creates a provider, which has no letters until it gets a library, as a keyboard gives its services.
  ///
  /// - Parameters:
  ///   - keyboardContext: By default the keyboard's, once it is a service.
  ///   - baseProvider: By default the library's base set.
  ///   - localizedProviders: Providers that take precedence over the library.
  public init(
    keyboardContext: KeyboardContext? = nil, baseProvider: (any CalloutActionProvider)? = nil,
    localizedProviders: [LocaleIdentifier: any CalloutActionProvider] = [:]
  ) {
    self.keyboardContext = keyboardContext ?? KeyboardContext()
    hasOwnContext = keyboardContext != nil
    self.baseProvider =
      baseProvider
      ?? LocaleCalloutActionProvider(locale: LocaleLibrary.base, library: LocaleLibrary())
    self.localizedProviders = localizedProviders
  }

  /// Creates a provider with a list of the providers of locales, each of which knows its own.
  public convenience init(
    keyboardContext: KeyboardContext? = nil, baseProvider: (any CalloutActionProvider)? = nil,
    localizedProviders: [BaseCalloutActionProvider]
  ) {
    self.init(keyboardContext: keyboardContext, baseProvider: baseProvider)
    for provider in localizedProviders { registerLocalizedProvider(provider) }
  }

  /// Uses a provider for its locale from now on.
  open func registerLocalizedProvider(_ provider: BaseCalloutActionProvider) {
    localizedProviders[provider.locale] = provider
  }

  /// Uses a library for the base set and for locales without a provider.
  open func use(_ library: LocaleLibrary) {
    self.library = library
    fileProviders = [:]
    turns = nil
    baseProvider.use(library)
  }

  open func use(_ keyboardContext: KeyboardContext) {
    guard !hasOwnContext else { return }
    self.keyboardContext = keyboardContext
    turns = nil
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
      if case .emoji(let emoji) = action { return emoji.skinToneVariantActions }
      return current?.calloutActions(for: action) ?? []
    }
    let offer = current?.offer(for: action) ?? CalloutOffer()
    var all =
      orderInUse.hasOthers && !offer.isComplete
      ? merged(offer, of: current, for: action)
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
    _ offer: CalloutOffer, of current: (any CalloutActionProvider)?, for action: KeyboardAction
  ) -> [KeyboardAction] {
    let order = orderInUse
    if let known = merged[action] { return known }
    let first = offer.first.filter(offer.own.contains)
    func offers(of locales: [LocaleIdentifier]) -> [CalloutOffer] {
      locales.compactMap(localizedProvider).map { provider in
        if provider === current {
          var mine = offer
          // They come before all turns.
          mine.own.removeAll(where: first.contains)
          return mine
        }
        var other = provider.offer(for: action)
        other.own = allowed(other.own, beside: offer)
        other.foreign = allowed(other.foreign, beside: offer)
        return other
      }
    }
    let languages = offers(of: order.languages)
    let (before, after) = (offers(of: order.setsBefore), offers(of: order.setsAfter))
    func all(_ part: KeyPath<CalloutOffer, [KeyboardAction]>) -> [KeyboardAction] {
      let parts = languages.map { $0[keyPath: part] }
      // Signs of a language stay together, as « and » have to.
      let inOrder = action.isLetter ? parts.inTurns : parts.flatMap(\.self)
      return before.flatMap { $0[keyPath: part] } + inOrder + after.flatMap { $0[keyPath: part] }
    }
    var actions = ordered(all(\.own), for: action) + all(\.foreign)
    if !first.isEmpty { actions = [action] + first + actions }
    actions.removeDuplicates()
    keep(actions, for: action)
    return actions
  }

  /// Keeps the merged actions of a key; providers that are not of files may change their mind.
  private func keep(_ actions: [KeyboardAction], for key: KeyboardAction) {
    guard localizedProviders.isEmpty, type(of: self) == StandardCalloutActionProvider.self else {
      return
    }
    if merged.count >= Self.limit { merged = [:] }
    merged[key] = actions
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
    orderInUse.all.lazy.compactMap(localizedProvider).map { $0.nextCalloutActions(after: action) }
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

  /// The order of the locales in use, which is made when they change.
  private var orderInUse: LanguageTurns {
    let (locale, locales) = (keyboardContext.locale, keyboardContext.locales)
    if let turns, turns.current == locale, turns.enabled == locales { return turns }
    let order = LanguageTurns(of: locale, among: locales)
    turns = order
    return order
  }

  private var locale: LocaleIdentifier { keyboardContext.locale }
}
