/// The provider a controller starts with: the current locale's letters, then those of the other
/// enabled locales, then the base set, each once.
///
/// Subclass it and override `calloutActions(for:)` to change what some keys offer.
open class StandardCalloutActionProvider: CalloutActionProvider {
  /// Knows the current and the enabled locales.
  public let keyboardContext: KeyboardContext
  /// What all locales share.
  public var baseProvider: any CalloutActionProvider
  /// The providers of the locales.
  public private(set) var localizedProviders: [LocaleIdentifier: any CalloutActionProvider]

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - keyboardContext: Knows the current and the enabled locales; a new context by default.
  ///   - baseProvider: What all locales share; nothing by default.
  ///   - localizedProviders: The providers of the locales; none by default.
  public init(
    keyboardContext: KeyboardContext = KeyboardContext(),
    baseProvider: any CalloutActionProvider = BaseCalloutActionProvider(),
    localizedProviders: [LocaleIdentifier: any CalloutActionProvider] = [:]
  ) {
    self.keyboardContext = keyboardContext
    self.baseProvider = baseProvider
    self.localizedProviders = localizedProviders
  }

  /// Adds or replaces the provider of a locale.
  open func registerLocalizedProvider(
    _ provider: any CalloutActionProvider, for locale: LocaleIdentifier
  ) {
    localizedProviders[locale] = provider
  }

  /// The provider of a locale, or that of its language, or `nil`.
  open func localizedProvider(for locale: LocaleIdentifier) -> (any CalloutActionProvider)? {
    sequence(first: locale, next: \.parent).lazy.compactMap { self.localizedProviders[$0] }.first
  }

  open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    let current = localizedProvider(for: keyboardContext.locale)
    let actions = current?.calloutActions(for: action) ?? []
    guard case .character(let character) = action else {
      return action == .urlDomain ? [action] + AddressCallouts.domains(locale) : actions
    }
    let own = current as? BaseCalloutActionProvider
    let mapping = CaseMapping(keyboardContext.locale)
    let lowercase = mapping.lowercased(character)
    if let own, own.isComplete(for: lowercase) { return actions }

    var seen = Set(actions)
    let excluded = Set(own?.excludedCallouts(for: lowercase) ?? [])
    let all =
      actions
      + otherProviders.flatMap { $0.calloutActions(for: action) }.filter {
        if case .character(let text) = $0, excluded.contains(mapping.lowercased(text)) {
          return false
        }
        return seen.insert($0).inserted
      }
    return AddressCallouts.reordered(
      all, for: character, in: keyboardContext.keyboardType, locale)
  }

  private var locale: LocaleIdentifier { keyboardContext.locale }

  /// The providers whose letters follow those of the current locale.
  private var otherProviders: [any CalloutActionProvider] {
    keyboardContext.locales.filter { $0 != keyboardContext.locale }
      .compactMap { localizedProvider(for: $0) } + [baseProvider]
  }
}
