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
    actions(for: character, lowercaseCallouts(for:))
  }

  /// The characters offered for a lower-case character, in one string, or "".
  open func calloutActionString(for character: String) -> String { "" }

  /// The texts offered for a lower-case character.
  ///
  /// Override this if an entry has several characters, and otherwise `calloutActionString(for:)`.
  open func lowercaseCallouts(for character: String) -> [String] {
    calloutActionString(for: character).chars
  }

  open func offer(for action: KeyboardAction) -> CalloutOffer {
    CalloutOffer(own: calloutActions(for: action))
  }

  open func use(_ library: LocaleLibrary) {}

  open func use(_ keyboardContext: KeyboardContext) {}

  /// The lower-case texts offered once a text was picked, such as the tones of a Vietnamese â.
  open func nextCallouts(after text: String) -> [String] { [] }

  open func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction] {
    guard case .character(let text) = action else { return [] }
    return actions(for: text, nextCallouts(after:))
  }

  /// The texts offered for a character as actions, each one capitalized if the character is a capital.
  func actions(for character: String, _ callouts: (String) -> [String]) -> [KeyboardAction] {
    let direct = callouts(character)
    let mapping = CaseMapping(locale)
    guard direct.isEmpty, mapping.isUppercase(character) else {
      return direct.withoutDuplicates.map { .character($0) }
    }
    return callouts(mapping.lowercased(character))
      .compactMap { mapping.uppercased($0) }
      .withoutDuplicates.map { .character($0) }
  }
}
