/// The provider a controller starts with: it asks the provider of the current locale, or the base
/// provider.
///
/// Subclass it and override a set, or add a provider for a locale.
open class StandardInputSetProvider: InputSetProvider {
  /// Knows the current locale.
  public let keyboardContext: KeyboardContext
  /// The provider for locales without one.
  public var baseProvider: any InputSetProvider
  /// The providers of the locales.
  public var localizedProviders: [LocaleIdentifier: any InputSetProvider]

  /// Creates a provider that asks the English one unless others are given.
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

  /// The provider of the current locale, or that of its language, or the base provider.
  open var currentProvider: any InputSetProvider {
    sequence(first: keyboardContext.locale, next: \.parent).lazy
      .compactMap { self.localizedProviders[$0] }.first ?? baseProvider
  }
}
