/// Reads the sets of the current locale from its own layout, each time anew.
open class PhysicalInputSetProvider: InputSetProvider {
  /// Knows the current locale and the chosen layouts.
  public let keyboardContext: KeyboardContext
  private let layoutProvider: any PhysicalLayoutProvider

  /// Creates a provider.
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

  private var reader: InputSetReader? {
    let locale = keyboardContext.locale
    return layoutProvider.layout(for: locale, chosen: keyboardContext.layouts).map {
      InputSetReader(
        layout: $0, script: keyboardContext.script, locale: locale, currency: currency)
    }
  }
}
