/// Reads the sets of the current locale from its own layout.
///
/// Nothing is cached, so another locale or layout takes effect at once.
open class PhysicalInputSetProvider: InputSetProvider {
  /// Knows the current locale and the chosen layouts.
  public let keyboardContext: KeyboardContext
  private let layoutProvider: any PhysicalLayoutProvider

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - keyboardContext: Knows the current locale with its script and currency, and the chosen
  ///     layouts.
  ///   - layoutProvider: Finds the locales' layouts.
  public init(keyboardContext: KeyboardContext, layoutProvider: any PhysicalLayoutProvider) {
    self.keyboardContext = keyboardContext
    self.layoutProvider = layoutProvider
  }

  open var alphabeticInputSet: InputSet { reader?.alphabetic ?? .qwerty }

  open var numericInputSet: InputSet { reader?.numeric ?? english.numericInputSet }

  open var symbolicInputSet: InputSet { reader?.symbolic ?? english.symbolicInputSet }

  private var currency: String {
    keyboardContext.library.lineage(of: keyboardContext.locale).lazy.compactMap(\.currency).first
      ?? "$"
  }

  private var english: EnglishInputSetProvider { EnglishInputSetProvider(currency: currency) }

  /// The reader of the locale's layout, or `nil` if none of its layouts is installed.
  private var reader: InputSetReader? {
    let locale = keyboardContext.locale
    return layoutProvider.layout(for: locale, chosen: keyboardContext.layouts).map {
      InputSetReader(
        layout: $0, script: keyboardContext.script, locale: locale, currency: currency)
    }
  }
}
