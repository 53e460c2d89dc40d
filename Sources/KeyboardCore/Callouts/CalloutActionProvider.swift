/// Provides the actions that holding a key offers.
public protocol CalloutActionProvider: AnyObject {
  /// The actions offered for an action, the key's own first; empty if there is nothing to offer.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]
  /// The actions offered after an action was picked, without itself; nearly always empty.
  func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction]
  /// Which of the actions offered for an action are for foreign names and loanwords: they come after
  /// the own letters of all enabled locales.
  func foreignCalloutActions(for action: KeyboardAction) -> Set<KeyboardAction>
  /// Which of the actions offered for an action come before those of all other locales while the
  /// provider's locale is in use.
  func firstCalloutActions(for action: KeyboardAction) -> [KeyboardAction]
  /// Lower-case texts that no provider may offer for a lower-case character.
  func excludedCallouts(for character: String) -> [String]
  /// Whether nothing is added to the list for a lower-case character from other locales or the base
  /// set.
  func isComplete(for character: String) -> Bool
  /// Whether the list for a lower-case character is only for users of other letters of that key.
  func isRare(for character: String) -> Bool
  /// Uses the letters of another library from now on; called when the keyboard gets one.
  func use(_ library: LocaleLibrary)
}

extension CalloutActionProvider {
  /// A pick is final.
  public func nextCalloutActions(after action: KeyboardAction) -> [KeyboardAction] { [] }
  /// No letters are foreign.
  public func foreignCalloutActions(for action: KeyboardAction) -> Set<KeyboardAction> { [] }
  /// No letters come first.
  public func firstCalloutActions(for action: KeyboardAction) -> [KeyboardAction] { [] }
  /// Nothing is excluded.
  public func excludedCallouts(for character: String) -> [String] { [] }
  /// Other letters are added.
  public func isComplete(for character: String) -> Bool { false }
  /// The list is for everyone.
  public func isRare(for character: String) -> Bool { false }
  /// Libraries are not used.
  public func use(_ library: LocaleLibrary) {}
}
