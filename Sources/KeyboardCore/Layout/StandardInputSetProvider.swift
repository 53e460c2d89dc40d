/// The provider a controller starts with: it asks that of the current locale, or the base provider.
///
/// Subclass it and override a set, or register a provider for a locale.
open class StandardInputSetProvider: InputSetProvider {
  /// Knows the current locale.
  public let keyboardContext: KeyboardContext
  /// The provider for locales that have none here.
  public var baseProvider: any InputSetProvider
  /// The providers of the locales.
  public private(set) var localizedProviders: [LocaleIdentifier: any InputSetProvider]

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - keyboardContext: Knows the current locale.
  ///   - baseProvider: The provider for locales that have none here; English by default.
  ///   - localizedProviders: The providers of the locales; none by default.
  public init(
    keyboardContext: KeyboardContext,
    baseProvider: any InputSetProvider = EnglishInputSetProvider(),
    localizedProviders: [LocaleIdentifier: any InputSetProvider] = [:]
  ) {
    self.keyboardContext = keyboardContext
    self.baseProvider = baseProvider
    self.localizedProviders = localizedProviders
  }

  open var alphabeticInputSet: InputSet { currentProvider.alphabeticInputSet }

  open var numericInputSet: InputSet { currentProvider.numericInputSet }

  open var symbolicInputSet: InputSet { currentProvider.symbolicInputSet }

  /// Adds or replaces the provider of a locale.
  open func registerLocalizedProvider(
    _ provider: any InputSetProvider, for locale: LocaleIdentifier
  ) {
    localizedProviders[locale] = provider
  }

  /// The provider of the current locale, or that of its language, or the base provider.
  open var currentProvider: any InputSetProvider {
    sequence(first: keyboardContext.locale, next: \.parent).lazy
      .compactMap { self.localizedProviders[$0] }.first ?? baseProvider
  }
}
