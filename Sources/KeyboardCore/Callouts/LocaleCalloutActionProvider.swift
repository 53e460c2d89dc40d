/// A provider that offers the letters of a locale's files, the key's own character first.
open class LocaleCalloutActionProvider: BaseCalloutActionProvider {
  private var library: LocaleLibrary
  private var known: [String: [KeyboardAction]] = [:]
  private var knownForeign: [String: Set<KeyboardAction>] = [:]
  private var knownFirst: [String: [KeyboardAction]] = [:]
  /// More than the characters of any keyboard.
  private static let limit = 500

  /// Creates the provider of a locale.
  public init(locale: LocaleIdentifier, library: LocaleLibrary) {
    self.library = library
    super.init(locale: locale)
  }

  open override func use(_ library: LocaleLibrary) {
    self.library = library
    forget()
  }

  private func forget() {
    known = [:]
    knownForeign = [:]
    knownFirst = [:]
  }

  /// A library does not change, so each character is looked up once.
  open override func calloutActions(for character: String) -> [KeyboardAction] {
    if let actions = known[character] { return actions }
    let actions = super.calloutActions(for: character)
    if known.count >= Self.limit { forget() }
    known[character] = actions
    return actions
  }

  open override func foreignCalloutActions(for action: KeyboardAction) -> Set<KeyboardAction> {
    guard case .character(let character) = action else { return [] }
    if let actions = knownForeign[character] { return actions }
    let actions = super.foreignCalloutActions(for: action)
    knownForeign[character] = actions
    return actions
  }

  open override func firstCalloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    guard case .character(let character) = action else { return [] }
    if let actions = knownFirst[character] { return actions }
    let actions = super.firstCalloutActions(for: action)
    knownFirst[character] = actions
    return actions
  }

  open override func firstCallouts(for character: String) -> [String] {
    library.firstCallouts(of: locale, for: character)
  }

  open override func foreignCallouts(for character: String) -> [String] {
    library.entries(of: locale, for: character).shown.foreign
  }

  open override func lowercaseCallouts(for character: String) -> [String] {
    let texts = library.callouts(of: locale, for: character)
    return texts.isEmpty ? [] : [character] + texts
  }

  open override func excludedCallouts(for character: String) -> [String] {
    library.removedCallouts(of: locale, for: character)
  }

  open override func isComplete(for character: String) -> Bool {
    library.replacesCallouts(of: locale, for: character)
  }

  open override func nextCallouts(after text: String) -> [String] {
    library.nextCallouts(of: locale, after: text)
  }

  open override func isRare(for character: String) -> Bool {
    library.isRare(of: locale, for: character)
  }
}
