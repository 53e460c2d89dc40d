/// A provider that maps a character to a string of characters; subclass it and override a method.
open class BaseCalloutActionProvider: CalloutActionProvider {
  /// The locale by whose rules letters are capitalized.
  public let locale: LocaleIdentifier

  /// Creates a provider that capitalizes by the rules of `locale`.
  public init(locale: LocaleIdentifier = KeyboardLocale.english.locale) {
    self.locale = locale
  }

  open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    guard case .character(let character) = action else { return [] }
    return calloutActions(for: character)
  }

  /// The actions offered for a character, which may be a capital.
  open func calloutActions(for character: String) -> [KeyboardAction] {
    texts(for: character, lowercaseCallouts(for:)).map { .character($0) }
  }

  /// The characters offered for a lower-case character, in one string, or "".
  open func calloutActionString(for character: String) -> String { "" }

  /// The texts offered for a lower-case character.
  ///
  /// Override this if an entry has several characters, and otherwise `calloutActionString(for:)`.
  open func lowercaseCallouts(for character: String) -> [String] {
    calloutActionString(for: character).chars
  }

  /// The texts offered for a lower-case character that are for foreign names and loanwords.
  open func foreignCallouts(for character: String) -> [String] { [] }

  open func foreignCalloutActions(for action: KeyboardAction) -> Set<KeyboardAction> {
    guard case .character(let character) = action else { return [] }
    return Set(texts(for: character, foreignCallouts(for:)).map { .character($0) })
  }

  /// The texts offered for a lower-case character that come before those of all other locales.
  open func firstCallouts(for character: String) -> [String] { [] }

  open func firstCalloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    guard case .character(let character) = action else { return [] }
    return texts(for: character, firstCallouts(for:)).map { .character($0) }
  }

  open func excludedCallouts(for character: String) -> [String] { [] }

  open func isComplete(for character: String) -> Bool { false }

  open func isRare(for character: String) -> Bool { false }

  open func use(_ library: LocaleLibrary) {}

  /// The lower-case texts offered once a text was picked, such as the tones of a Vietnamese â.
  open func nextCallouts(after text: String) -> [String] { [] }

  open func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction] {
    guard case .character(let text) = action else { return [] }
    return texts(for: text, nextCallouts(after:)).map { .character($0) }
  }

  /// The texts offered for a character, each one capitalized if the character is a capital.
  private func texts(for character: String, _ callouts: (String) -> [String]) -> [String] {
    let direct = callouts(character)
    let mapping = CaseMapping(locale)
    guard direct.isEmpty, mapping.isUppercase(character) else { return direct.withoutDuplicates }
    return callouts(mapping.lowercased(character))
      .compactMap { mapping.uppercased($0) }
      .withoutDuplicates
  }
}
